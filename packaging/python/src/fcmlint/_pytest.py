"""The plugin for pytest: the fixture `fcm`."""

from __future__ import annotations

import importlib
from collections.abc import Iterator, Sequence
from typing import Any, Optional

import pytest

from fcmlint._admin import LIBRARY, encoded
from fcmlint._findings import Severity
from fcmlint._lint import Config, assert_clean


class Outbox:
    """What a test has given to `firebase_admin.messaging`; nothing is sent."""

    def __init__(self) -> None:
        self.messages: list[dict[str, Any]] = []
        """The messages in the form of the API, in the order in which they were sent."""
        self.is_checked = False

    def assert_clean(
        self, *, config: Optional[Config] = None, level: Severity = "warning"
    ) -> None:
        """Fails if a message has findings of at least the level. At the end of a test that has not called
        this, the fixture does."""
        __tracebackhide__ = True
        self.is_checked = True
        if self.messages:
            assert_clean(self.messages, kind="message", config=config, level=level)


class _Service:
    """Takes the place of the part of the SDK that sends requests."""

    def __init__(self, outbox: Outbox, messaging: Any) -> None:
        self._outbox = outbox
        self._messaging = messaging

    def send(self, message: Any, dry_run: bool = False) -> str:
        self._outbox.messages.append(encoded(message))
        return f"projects/test/messages/{len(self._outbox.messages)}"

    def send_each(self, messages: Sequence[Any], dry_run: bool = False) -> Any:
        names = [self.send(message, dry_run) for message in messages]
        responses = [self._messaging.SendResponse({"name": name}, None) for name in names]
        return self._messaging.BatchResponse(responses)

    async def send_each_async(self, messages: Sequence[Any], dry_run: bool = False) -> Any:
        return self.send_each(messages, dry_run)


@pytest.fixture
def fcm(monkeypatch: pytest.MonkeyPatch) -> Iterator[Outbox]:
    """Catches what `firebase_admin.messaging` is given to send: no app and no network are needed.

    `fcm.messages` has the messages. The test fails if one of them has errors or warnings.
    """
    messaging = importlib.import_module(LIBRARY)
    outbox = Outbox()
    service = _Service(outbox, messaging)
    monkeypatch.setattr(messaging, "_get_messaging_service", lambda app: service)
    yield outbox
    if not outbox.is_checked:
        outbox.assert_clean()
