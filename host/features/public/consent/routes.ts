import { COOKIE, COOKIE_MAX_AGE } from '@firstrung/consent/contract'
import { localPath } from '../../../http/reply'
import type { Router } from '../../../http/router'
import type { Services } from '../../../services'
import { ConsentForm, CookiesQuery } from './input'
import { listCookies, STORAGE } from './view'

export function routes({ config }: Services, router: Router): void {
  router.form('/cookies', {
    access: 'anyone',
    query: CookiesQuery,
    fields: ConsentForm,
    template: 'consent/cookies.njk',
    // The page shows the choice that was just made, never the one stored in a browser, so it is the same for everyone.
    isShared: true,
    load: (_, { query }) => ({ saved: query.saved, cookies: listCookies(config.BASE_URL), storage: STORAGE }),
    presentValues: () => ({}),
    submit(ctx, { fields }) {
      ctx.cookies.set(COOKIE, fields.tags, {
        maxAge: COOKIE_MAX_AGE * 1000,
        httpOnly: false,
        sameSite: 'lax',
        secure: config.BASE_URL.startsWith('https:'),
      })
      ctx.set('Cache-Control', 'no-store')
      return { location: fields.return ? localPath(fields.return) : `/cookies?saved=${fields.tags}` }
    },
  })
}
