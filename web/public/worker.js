// On an empty push message: ask the server which tables are waiting, and notify in the person's language.
const WORDS = {
  en: { turn: "It is your turn", other: "Something happened at your tables" },
  it: { turn: "È il tuo turno", other: "È successo qualcosa ai tuoi tavoli" },
  de: { turn: "Du bist am Zug", other: "An deinen Tischen ist etwas geschehen" },
};

async function tell() {
  const words = WORDS[self.navigator.language.slice(0, 2)] ?? WORDS.en;
  let waiting = [];
  try {
    const answer = await fetch("/api/tables?mine=true&status=running", { credentials: "same-origin" });
    if (answer.ok) waiting = (await answer.json()).filter((table) => table.seat !== null);
  } catch {
    // Without the server's answer, show a generic notification.
  }
  // With several tables, the lobby shows which ones are waiting.
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

// Without a network, the page and its files come from the last visit. The server's answers are never cached.
const KEPT = "orrery-client-1";
const MOST = 240;
const SHELL = "/";

async function keep(request, answer) {
  if (!answer.ok) return;
  const cache = await caches.open(KEPT);
  await cache.put(request, answer);
  const known = await cache.keys();
  // Delete files of older versions first.
  await Promise.all(known.slice(0, Math.max(0, known.length - MOST)).map((one) => cache.delete(one)));
}

async function page(request) {
  try {
    const answer = await fetch(request);
    await keep(SHELL, answer.clone());
    return answer;
  } catch (error) {
    const known = await caches.match(SHELL);
    if (known) return known;
    throw error;
  }
}

async function file(request) {
  const known = await caches.match(request);
  if (known) return known;
  const answer = await fetch(request);
  await keep(request, answer.clone());
  return answer;
}

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== self.location.origin) return;
  if (event.request.mode === "navigate") event.respondWith(page(event.request));
  else if (/^\/assets\/|^\/(theme\.js|favicon|icon|manifest)/.test(pathname)) event.respondWith(file(event.request));
});
