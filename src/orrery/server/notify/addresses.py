"""Addresses outside that the server calls: only those of the public network."""

from __future__ import annotations

import asyncio
import ipaddress

import httpx

from orrery.server.refusals import Refused

#: Seconds after which a call to somebody else's server is given up.
TIMEOUT = 10.0


def parse_address(text: str) -> httpx.URL:
    """The URL in a text, or Refused."""
    try:
        return httpx.URL(text)
    except (httpx.InvalidURL, ValueError):
        raise Refused("bad-webhook", "that is not an address") from None


async def public_address(url: httpx.URL, local_too: bool) -> str:
    """An address of the URL's host in the public network, so that nobody reaches our own machines through us."""
    if url.scheme not in ("http", "https") or not url.host:
        raise Refused("bad-webhook", "a webhook is an http or https address")
    loop = asyncio.get_running_loop()
    try:
        found = await loop.getaddrinfo(url.host, url.port or (443 if url.scheme == "https" else 80))
    except OSError:
        raise Refused("bad-webhook", "the webhook's host is not known") from None
    addresses = [str(entry[4][0]) for entry in found]
    if not local_too and not all(ipaddress.ip_address(address).is_global for address in addresses):
        raise Refused("bad-webhook", "a webhook must lie in the open network")
    return addresses[0]


async def post(address: str, headers: dict[str, str], content: str | None, local_too: bool) -> int:
    """POST to an address and return the status; its host is resolved once, so it cannot change after the check."""
    url = httpx.URL(address)
    target = url.copy_with(host=await public_address(url, local_too))
    sent = {"Host": url.netloc.decode()} | headers
    async with httpx.AsyncClient(timeout=TIMEOUT, follow_redirects=False, trust_env=False) as client:
        answer = await client.post(target, content=content, headers=sent, extensions={"sni_hostname": url.host})
    return answer.status_code
