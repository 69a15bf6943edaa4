"""External addresses that the server calls: only those of the public network."""

from __future__ import annotations

import asyncio
import ipaddress

import httpx

from orrery.server.notify.outcome import Outcome, outcome_of
from orrery.server.refusals import Refused

#: Networks whose addresses embed others: NAT64, 6to4, Teredo.
TRANSLATED = [ipaddress.ip_network(name) for name in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32")]
#: Seconds until a call to an external server times out.
TIMEOUT = 10.0


def parse_address(text: str) -> httpx.URL:
    """The URL in a text, or Refused."""
    try:
        return httpx.URL(text)
    except (httpx.InvalidURL, ValueError):
        raise Refused("bad-webhook", "that is not a valid address") from None


def is_public(text: str) -> bool:
    """Whether an address is in the public network, including an embedded one.

    >>> is_public("1.1.1.1"), is_public("10.0.0.1"), is_public("64:ff9b::a00:1"), is_public("::ffff:127.0.0.1")
    (True, False, False, False)
    """
    address = ipaddress.ip_address(text.partition("%")[0])
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            address = address.ipv4_mapped
        elif any(address in network for network in TRANSLATED) or address.is_site_local:
            return False
    return address.is_global and not address.is_multicast


async def public_address(url: httpx.URL, local_too: bool) -> str:
    """A public address of the URL's host, so that nobody reaches our own network through the server."""
    if url.scheme not in ("http", "https") or not url.host:
        raise Refused("bad-webhook", "a webhook is an http or https address")
    loop = asyncio.get_running_loop()
    try:
        found = await loop.getaddrinfo(url.host, url.port or (443 if url.scheme == "https" else 80))
    except OSError:
        raise Refused("bad-webhook", "the webhook's host is unknown") from None
    addresses = [str(entry[4][0]) for entry in found]
    if not local_too and not all(is_public(address) for address in addresses):
        raise Refused("bad-webhook", "a webhook must be in the public network")
    return addresses[0]


async def post(address: str, headers: dict[str, str], content: str | None, local_too: bool) -> Outcome:
    """POST to an address; its host is resolved once, so it cannot change after the check."""
    url = httpx.URL(address)
    target = url.copy_with(host=await public_address(url, local_too))
    sent = {"Host": url.netloc.decode()} | headers
    async with httpx.AsyncClient(timeout=TIMEOUT, follow_redirects=False, trust_env=False) as client:
        named = {"sni_hostname": url.host}
        # The response body is not read: it may be endless.
        async with client.stream("POST", target, content=content, headers=sent, extensions=named) as answer:
            return outcome_of(answer.status_code, answer.headers.get("retry-after", ""))
