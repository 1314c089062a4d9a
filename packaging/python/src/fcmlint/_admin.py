"""Messages of the Firebase Admin SDK as the SDK sends them, without a network."""

from __future__ import annotations

import importlib
from typing import Any

LIBRARY = "firebase_admin.messaging"


def is_message(value: object) -> bool:
    """Whether a value is a `messaging.Message` or `messaging.MulticastMessage`."""
    kind = type(value)
    return kind.__name__ in ("Message", "MulticastMessage") and kind.__module__.startswith("firebase_admin.")


def encoded(message: Any) -> dict[str, Any]:
    """A message in the form of the API. Raises the ValueError that `messaging.send` would raise.

    A multicast message is sent to each of its tokens; the result is the message to the first one.
    """
    messaging: Any = importlib.import_module(LIBRARY)
    if isinstance(message, messaging.MulticastMessage):
        messages = messaging._get_messages_from_multicast(message)
        if not messages:
            return {}
        message = messages[0]
    result: dict[str, Any] = messaging._MessagingService.encode_message(message)
    return result
