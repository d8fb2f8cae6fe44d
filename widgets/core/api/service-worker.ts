/** The part of a service worker's scope that we use: TypeScript's types for it conflict with those for pages. */
interface Scope {
  addEventListener: <E extends WorkerEvent>(type: string, handler: (event: E) => void) => void
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
  registration: { navigationPreload?: { enable: () => Promise<void> } }
}

interface WorkerEvent {
  waitUntil: (work: Promise<unknown>) => void
}

interface FetchEvent extends WorkerEvent {
  request: Request
  preloadResponse?: Promise<Response | undefined>
  respondWith: (response: Promise<Response>) => void
}

/** Defined by the server in front of this file: the offline page, then its files. */
declare const OFFLINE_FILES: readonly [page: string, ...files: string[]]
/** Changes with each release. */
declare const OFFLINE_CACHE: string

const PAGES = 'firstrung-jobs'
const MAX_PAGES = 12
const IS_JOB = /^\/jobs\/\d+/
/** Links to other sites are left to the browser. */
const LEADS_AWAY = /^\/go\//
const worker = globalThis as unknown as Scope
/** The cache serves files only while pages cannot be loaded. */
let isOffline = false

worker.addEventListener('install', event => {
  event.waitUntil(prepare())
})
worker.addEventListener('activate', event => {
  event.waitUntil(start())
})
worker.addEventListener<FetchEvent>('fetch', event => {
  const { request } = event
  const { pathname } = new URL(request.url)
  if (request.method !== 'GET' || LEADS_AWAY.test(pathname)) {
    return
  }
  if (request.mode === 'navigate') {
    event.respondWith(navigate(event))
  } else if (isOffline && pathname.startsWith('/assets/')) {
    event.respondWith(caches.match(request).then(file => file ?? fetch(request)))
  }
})

async function prepare(): Promise<void> {
  const cache = await caches.open(OFFLINE_CACHE)
  // Without cookies, so that the page is a visitor's.
  await cache.addAll(OFFLINE_FILES.map(file => new Request(file, { credentials: 'omit' })))
  await worker.skipWaiting()
}

async function start(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter(name => name !== OFFLINE_CACHE && name !== PAGES).map(name => caches.delete(name)))
  await worker.registration.navigationPreload?.enable()
  await worker.clients.claim()
}

async function navigate(event: FetchEvent): Promise<Response> {
  const { request } = event
  try {
    const response = (await event.preloadResponse) ?? (await fetch(request))
    isOffline = false
    if (isStorable(request, response)) {
      event.waitUntil(store(request, response.clone()))
    }
    return response
  } catch {
    isOffline = true
    const [page] = OFFLINE_FILES
    return (await caches.match(request.url)) ?? (await caches.match(page)) ?? Response.error()
  }
}

/** Users' own pages are `no-store`. */
function isStorable({ url }: Request, { ok, type, headers }: Response): boolean {
  const isPersonal = /no-store/.test(headers.get('Cache-Control') ?? '')
  return ok && type === 'basic' && !isPersonal && IS_JOB.test(new URL(url).pathname)
}

/** Stores the page as the newest one, and deletes the oldest. */
async function store({ url }: Request, page: Response): Promise<void> {
  const cache = await caches.open(PAGES)
  await cache.delete(url)
  await cache.put(url, page)
  const stored = await cache.keys()
  await Promise.all(stored.slice(0, -MAX_PAGES).map(oldest => cache.delete(oldest)))
}

export {}
