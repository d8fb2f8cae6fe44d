import type { Access } from '../../host/http/guard'

/**
 * Who may use each route, by method and path. It repeats what the routes declare, so that a route which is declared too
 * openly fails a test. A new route adds its own line.
 */
export const RIGHTS: Readonly<Record<string, Access>> = {
  ...pages('anyone', [
    '/',
    '/search',
    '/search-jobs{/*segments}',
    '/search-reviews{/*segments}',
    '/search-companies{/*segments}',
    '/search-jobs-location',
    '/search-reviews-location',
    '/search-companies-location',
    '/suggestions.php',
    '/companies/:slug',
    '/companies/:slug/jobs',
    '/companies/:slug/reviews',
    '/companies/:slug/gallery',
    '/companies/:slug/related',
    '/jobs/:idAndSlug',
    '/reviews/:idAndSlug',
    '/go/job/:id',
    '/go/company/:id',
    '/top-employers',
    '/top-employers/:year',
    '/top-employers/:year/:list',
    '/hot-jobs',
    '/categories',
    '/categories/:slug',
    '/career-quiz',
    '/career-quiz/result/:code',
    '/faqs',
    '/forgot-password/sent',
    '/ajax/csrf-token',
    '/ajax/entities/:list',
    '/ajax/entities/jobs/:companyId',
    '/ajax/jobs/:id',
    '/ajax/reviews/:id',
    '/ajax/companies/:id',
    '/contact/sent',
    '/report/:type/:id/sent',
    '/pictures/clips/:file',
    '/pictures/card/:file',
    '/pictures/:kind/:file',
    '/about',
    '/review-guidelines',
    '/how-ratings-work',
    '/privacy',
    '/terms',
    '/accessibility',
    '/status',
    '/favicon.ico',
    '/robots.txt',
    '/sitemap.xml',
    '/sitemaps/:file',
    '/healthz',
    '/readyz',
  ]),
  ...forms('anyone', [
    '/login',
    '/login/two-step',
    '/register',
    '/forgot-password',
    '/reset-password/:token',
    '/verify-email/:token',
    '/change-email/:token',
    '/contact',
    '/report/:type/:id',
    '/cookies',
  ]),
  'POST /logout': 'anyone',
  'POST /ajax/user/email': 'anyone',
  'POST /dismiss-transition-message': 'anyone',

  ...forms('signed-in', [
    '/verify-email',
    '/account/security/password',
    '/register/:stage',
    '/register-interest/:jobId',
    '/reviews/:id/helpful',
  ]),
  ...pages('signed-in', ['/dashboard/my-hub', '/dashboard{/*rest}']),
  'GET /account/security': 'signed-in',
  'PUT /user/password': 'signed-in',
  'GET /ajax/user/sessions': 'signed-in',
  'DELETE /ajax/user/sessions': 'signed-in',
  'DELETE /ajax/user/sessions/:id': 'signed-in',
  'POST /ajax/user/sessions/removal': 'signed-in',
  'POST /ajax/user/sessions/:id/removal': 'signed-in',
  'GET /ajax/user/two-step': 'signed-in',
  'PUT /user/profile-information': 'signed-in',
  'GET /ajax/user/profile-completion': 'signed-in',
  'DELETE /ajax/user/equality-answers': 'signed-in',
  'GET /ajax/state-machine/signup': 'signed-in',
  'PUT /ajax/state-machine/signup': 'signed-in',
  'PUT /ajax/state-machine/signup-jump-stage': 'signed-in',
  'POST /register/about-you/removal': 'signed-in',
  'GET /ajax/user/hub': 'signed-in',
  'GET /ajax/user/recently-viewed-jobs': 'signed-in',
  'DELETE /ajax/user/recently-viewed-jobs': 'signed-in',
  'POST /ajax/user/recently-viewed-jobs/removal': 'signed-in',
  'GET /ajax/user/hidden': 'signed-in',
  'POST /ajax/user/hidden/:type/:id': 'signed-in',
  'DELETE /ajax/user/hidden/:type/:id': 'signed-in',
  'POST /ajax/reviews/:id/helpful': 'signed-in',
  'DELETE /ajax/reviews/:id/helpful': 'signed-in',
  'GET /ajax/saved-items': 'signed-in',
  'GET /ajax/saved-items/jobs': 'signed-in',
  'POST /ajax/saved-items/:type': 'signed-in',
  'PUT /ajax/saved-items/:type/all': 'signed-in',
  'PUT /ajax/saved-items/:type/:id': 'signed-in',
  'DELETE /ajax/saved-items/:type/:id': 'signed-in',
  'POST /ajax/saved-items/:type/:id/removal': 'signed-in',
  'POST /ajax/saved-items/:type/:id/reminders': 'signed-in',
  'GET /ajax/user/external-jobs': 'signed-in',
  'POST /ajax/user/external-jobs': 'signed-in',
  'GET /ajax/user/external-jobs/:id': 'signed-in',
  'PUT /ajax/user/external-jobs/:id': 'signed-in',
  'DELETE /ajax/user/external-jobs/:id': 'signed-in',
  'PUT /ajax/user/app-tracker-stage/:jobId': 'signed-in',
  'PUT /ajax/register-your-interest': 'signed-in',
  'GET /ajax/user/interest': 'signed-in',

  ...forms('verified', [
    '/account/security/two-step',
    '/account/security/two-step/code',
    '/account/security/two-step/removal',
  ]),
  'POST /ajax/user/two-step': 'verified',
  'DELETE /ajax/user/two-step': 'verified',

  ...pages('moderator', ['/moderation', '/moderation/reviews/:id']),
  'POST /moderation/reviews/:id/:act': 'moderator',
  'POST /moderation/companies/:id/:act': 'moderator',
  'POST /moderation/reports/:id/:act': 'moderator',
  'POST /moderation/acts/:id/undo': 'moderator',
}

/** Routes of one person's records: with the id of another person they answer 404 to a valid body. */
export const OWN_RECORDS: readonly { route: string; record: 'session' | 'externalJob'; body?: object }[] = [
  { route: 'DELETE /ajax/user/sessions/:id', record: 'session' },
  { route: 'POST /ajax/user/sessions/:id/removal', record: 'session' },
  { route: 'GET /ajax/user/external-jobs/:id', record: 'externalJob' },
  { route: 'PUT /ajax/user/external-jobs/:id', record: 'externalJob', body: { jobTitle: 'Mine now' } },
  { route: 'DELETE /ajax/user/external-jobs/:id', record: 'externalJob' },
]

/** The text of a body that no route expects; 33 levels are more than the body parser takes. */
export const BAD_BODIES: Readonly<Record<string, string>> = {
  empty: '',
  'an empty object': '{}',
  'an array': '[]',
  'a text': '"text"',
  null: 'null',
  'broken JSON': '{"a":',
  'a deep one': `${'{"a":'.repeat(30)}1${'}'.repeat(30)}`,
  'one that is too deep': `${'['.repeat(5000)}${']'.repeat(5000)}`,
  'one that is too long': JSON.stringify({ text: 'x'.repeat(300_000) }),
  'arrays for fields': bodyOf([[]]),
  'objects for fields': bodyOf({ constructor: 1 }),
  'numbers for fields': bodyOf(-1e308),
  'characters that no text may have': bodyOf('\u0000\ud800'),
  'long texts for fields': bodyOf('x'.repeat(5000)),
}

function bodyOf(value: unknown): string {
  const names = ['id', 'email', 'password', 'currentPassword', 'code', 'payload', 'stage', 'jobId', 'return', 'save']
  const more = ['reminders', 'state', 'appTrackerStages', 'jobTitle', 'companyId', 'firstName', 'data', 'topic']
  return JSON.stringify(Object.fromEntries([...names, ...more].map(name => [name, value])))
}

function pages(access: Access, paths: readonly string[]): Record<string, Access> {
  return Object.fromEntries(paths.map(path => [`GET ${path}`, access]))
}

function forms(access: Access, paths: readonly string[]): Record<string, Access> {
  return Object.fromEntries(
    paths.flatMap(path => [
      [`GET ${path}`, access],
      [`POST ${path}`, access],
    ]),
  )
}
