import type { Assets } from '../../../rendering/assets'
import { APP_ICONS } from '../pictures'

const PNG_ICONS = Object.entries(APP_ICONS).map(([src, { drawing, width }]) => ({
  src,
  sizes: `${width}x${width}`,
  type: 'image/png',
  purpose: drawing === 'maskable' ? 'maskable' : 'any',
}))

/** For adding the site to a home screen. */
export function presentWebManifest(assets: Assets) {
  return {
    id: '/',
    name: 'Firstrung',
    short_name: 'Firstrung',
    description: 'Jobs, placements and honest employer reviews for students and graduates.',
    lang: 'en-GB',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    // The colour of --paper in the light scheme: a manifest has only one.
    background_color: '#fbfbf8',
    theme_color: '#fbfbf8',
    icons: [{ src: assets.url('favicon.svg'), sizes: 'any', type: 'image/svg+xml', purpose: 'any' }, ...PNG_ICONS],
    share_target: {
      action: '/dashboard/external-jobs/new',
      method: 'GET',
      params: { title: 'jobTitle', text: 'text', url: 'url' },
    },
    shortcuts: [
      { name: 'Search jobs', url: '/search-jobs' },
      { name: 'My hub', url: '/dashboard/my-hub' },
    ],
  }
}
