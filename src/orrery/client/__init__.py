"""A client for programs: the messages of the protocol, and a connection to a server's tables."""
