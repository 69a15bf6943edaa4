"""Mail by SMTP, and the meaning of the mail server's answer."""

from __future__ import annotations

import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate
from urllib.parse import unquote, urlsplit

from orrery.server import clock, tasks
from orrery.server.notify.outcome import Again, Delivered, Never, Outcome
from orrery.server.settings import Settings

#: Seconds until a silent mail server times out.
TIMEOUT = 20.0
#: The port of each kind of connection.
PORTS = {"smtp": 587, "smtps": 465, "smtp+plain": 25}


class Mailer:
    """Sends mail by the operator's SMTP server, if one is configured."""

    def __init__(self, settings: Settings) -> None:
        self.sender = settings.mail_from
        self.server = urlsplit(settings.smtp)
        if settings.smtp and (self.server.scheme not in PORTS or not self.server.hostname or not self.sender):
            kinds = ", ".join(f"{kind}://" for kind in PORTS)
            raise ValueError(f"ORRERY_SMTP must start with one of {kinds} and a host, and needs ORRERY_MAIL_FROM")
        if settings.smtp and not settings.address:
            raise ValueError("ORRERY_SMTP needs ORRERY_ADDRESS: mails contain links to the server")

    @property
    def is_there(self) -> bool:
        """Whether mail can be sent."""
        return bool(self.server.hostname)

    async def send(self, to: str, subject: str, text: str, identity: str = "") -> Outcome:
        """Send a mail; `identity` lets the recipient's server detect duplicates."""
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self.sender, to, subject
        message["Date"] = formatdate(clock.now())
        message["Auto-Submitted"] = "auto-generated"
        if identity:
            message["Message-ID"] = f"<{identity}@{self.sender.rpartition('@')[2].strip('>')}>"
        message.set_content(text)
        return await tasks.in_thread(self._deliver, message)

    def _deliver(self, message: EmailMessage) -> Outcome:
        server = self.server
        host, port = server.hostname or "", server.port or PORTS[server.scheme]
        try:
            secure = ssl.create_default_context()
            client: smtplib.SMTP
            if server.scheme == "smtps":
                client = smtplib.SMTP_SSL(host, port, timeout=TIMEOUT, context=secure)
            else:
                client = smtplib.SMTP(host, port, timeout=TIMEOUT)
            with client:
                if server.scheme == "smtp":
                    client.starttls(context=secure)
                if server.username:
                    client.login(unquote(server.username), unquote(server.password or ""))
                client.send_message(message)
        except smtplib.SMTPRecipientsRefused as refused:
            code, answer = next(iter(refused.recipients.values()))
            return _refusal(code, answer)
        except smtplib.SMTPResponseException as refused:
            return _refusal(refused.smtp_code, refused.smtp_error)
        except (OSError, smtplib.SMTPException) as error:
            return Again(type(error).__name__)
        return Delivered()


def _refusal(code: int, answer: bytes | str) -> Outcome:
    """The meaning of a refusal: from 500 on it is permanent."""
    words = answer.decode("utf-8", "replace") if isinstance(answer, bytes) else answer
    said = f"{code} {words}"[:200]
    return Never(said) if code >= 500 else Again(said)
