"""Routes for people: identity, notifications, personal data."""

from __future__ import annotations

from litestar.types import ControllerRouterHandler

from orrery.server.http.accounts import change_password, log_in, log_out, sign_up
from orrery.server.http.guard import limited
from orrery.server.http.identity import me_router
from orrery.server.http.moderation import moderation_router
from orrery.server.http.notices import notices_router, try_addresses
from orrery.server.http.passkeys import passkeys_router, sign_in, sign_in_options
from orrery.server.http.personal_data import delete_account, personal_data_router
from orrery.server.http.recovery import guarded_router, recovery_router
from orrery.server.http.safety import safety_router
from orrery.server.http.tokens import tokens_router
from orrery.server.settings import Settings


def people_routes(settings: Settings) -> list[ControllerRouterHandler]:
    """The route handlers for people, with their rate limits."""
    guarded: list[ControllerRouterHandler] = [
        log_in,
        log_out,
        change_password,
        guarded_router,
        try_addresses,
        delete_account,
        passkeys_router,
        sign_in_options,
        sign_in,
    ]
    return [
        notices_router,
        personal_data_router,
        recovery_router,
        tokens_router,
        safety_router,
        moderation_router,
        limited("login", settings.login_rate, guarded),
        limited("sign up", settings.signup_rate, [sign_up, me_router]),
    ]
