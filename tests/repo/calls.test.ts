import { describe, expect, it } from 'vitest'
import { contracts } from '../../widgets/core/api/contracts'
import { expectNone, filesUnder, linesMatching, read } from './support'

/** The calls that the site is specified to make. Those for searching are addresses that the server provides. */
const SPECIFIED = `
POST /login, POST /register, POST /ajax/user/email, GET /ajax/user/hub, GET /ajax/user/profile-completion
GET /ajax/user/recently-viewed-jobs, POST /dismiss-transition-message
POST /ajax/user/job-notes, PUT /ajax/user/job-notes/:id, DELETE /ajax/user/job-notes/:id
GET /ajax/user/job-notes/by-job/:id, GET /ajax/user/job-notes/by-external-job/:id
PUT /ajax/user/job-notes/sort-order/:id, PUT /ajax/user/external-notes/:id, DELETE /ajax/user/external-notes/:id
GET /ajax/user/job-calendar-link/:id, GET /ajax/user/job-calendar-link/external/:id
GET /ajax/user/send-job-calendar-link/:id, GET /ajax/user/send-job-calendar-link/external/:id
PUT /ajax/user/app-tracker-stage/:jobId, DELETE /ajax/user/app-tracker
GET /ajax/saved-items, GET /ajax/saved-items/jobs, POST /ajax/saved-items/:type, DELETE /ajax/saved-items/:type/:id
PUT /ajax/saved-items/:type/:id, PUT /ajax/saved-items/:type/all
POST /ajax/user/external-jobs, GET /ajax/user/external-jobs/:id, PUT /ajax/user/external-jobs/:id
DELETE /ajax/user/external-jobs/:id, PUT /ajax/register-your-interest
GET /write-a-review/:id/:stage, POST /write-a-review, PUT /write-a-review/:id, DELETE /write-a-review/:id
PUT /write-a-review/:id/back, GET /write-a-review/unfinished-reviews, GET /write-a-review/reset, GET /ajax/user/reviews
GET /ajax/saved-search, POST /ajax/saved-search, PUT /ajax/saved-search, DELETE /ajax/saved-search
POST /ajax/saved-search/unsubscribe-all, GET /ajax/entities/:list
PUT /ajax/state-machine/signup, GET /ajax/state-machine/signup, PUT /ajax/state-machine/signup-jump-stage
GET /suggestions.php, PUT /user/profile-information, PUT /user/password
GET /ajax/jobs/:id, GET /ajax/reviews/:id, GET /ajax/companies/:id, GET /ajax/entities/jobs/:companyId
`
  .trim()
  .split(/,\s*|\n/)

/** Calls that no widget makes, and why. */
const FOR_OTHERS: Readonly<Record<string, string>> = {
  'GET /ajax/jobs/:id': 'for sites that show one of our jobs; our pages carry what they show',
  'GET /ajax/reviews/:id': 'as for jobs',
  'GET /ajax/companies/:id': 'as for jobs',
  'GET /ajax/entities/jobs/:companyId': 'the wizard takes any job title',
  'POST /ajax/saved-search': 'a search is named on a page of its own, which the browser sends',
  'PUT /user/profile-information': 'each form of the settings is a section with its own errors, which the host renders',
  'PUT /user/password': 'the form also ends the session of this page, so the browser loads the next one',
}

const sources = filesUnder('widgets').filter(file => /\.tsx?$/.test(file) && !/\/contracts\/|contract\.ts$/.test(file))
const NAME = /['`]((?:GET|POST|PUT|DELETE|\$\{\w+\}) \/[^'`]+)['`]/g

/** Files by the calls that they make; the parts that a name computes match anything. */
const callers = sources.flatMap(file =>
  [...read(file).matchAll(NAME)].map(([, name = '']) => ({
    file,
    name: new RegExp(`^${name.replace(/\$\{\w+\}/g, '[\\w-]+')}$`),
  })),
)
const filesThatMake = (call: string) => callers.filter(({ name }) => name.test(call)).map(({ file }) => file)

describe('the calls between pages and host', () => {
  it('are declared', () => {
    expectNone(
      SPECIFIED.filter(call => !(call in contracts)),
      'Declare these in widgets/core/api/contracts:',
    )
  })

  it('are made by a widget', () => {
    const unused = SPECIFIED.filter(call => filesThatMake(call).length === 0)
    expect(unused.toSorted()).toEqual(Object.keys(FOR_OTHERS).toSorted())
  })

  it('carry the header of scripts', () => {
    const senders = sources.filter(
      file => linesMatching(file, /\bfetch\(|new XMLHttpRequest|sendBeacon|axios\.create/).length > 0,
    )
    // Embeds would need permission first, the service worker passes requests on as they are, and costs go to any collector.
    const isOther = (file: string) =>
      /^widgets\/(embed\/|core\/api\/service-worker\.ts|core\/mount\/report-cost\.ts)/.test(file)
    expectNone(
      senders.filter(file => !isOther(file) && !read(file).includes("'X-Requested-With'")),
      'These send requests without the header X-Requested-With:',
    )
  })
})
