"""The server: `orrery.server.app.create_app` makes it, `orrery serve` runs it."""
