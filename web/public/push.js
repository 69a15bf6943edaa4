// Rung at with an empty message: ask which of the person's tables wait, and say so in the person's language.
const WORDS = {
  en: { turn: "It is your turn", other: "Something happened at your tables" },
  it: { turn: "È il tuo turno", other: "È successo qualcosa ai tuoi tavoli" },
};

async function tell() {
  const words = WORDS[self.navigator.language.slice(0, 2)] ?? WORDS.en;
  let waiting = [];
  try {
    const answer = await fetch("/api/tables?mine=true&status=running", { credentials: "same-origin" });
    if (answer.ok) waiting = (await answer.json()).filter((table) => table.seat !== null);
  } catch {
    // Without the server's answer the bare fact has to do.
  }
  // With several tables the lobby shows which of them it is.
  const table = waiting.length === 1 ? waiting[0] : undefined;
  await self.registration.showNotification(waiting.length > 0 ? words.turn : words.other, {
    body: table?.title ?? "",
    tag: table?.id ?? "orrery",
    icon: "/favicon.svg",
    data: table ? `/table/${table.id}` : "/",
  });
}

async function open(path) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const known = windows.find((window) => new URL(window.url).pathname === path);
  return known ? known.focus() : self.clients.openWindow(path);
}

self.addEventListener("push", (event) => event.waitUntil(tell()));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});
