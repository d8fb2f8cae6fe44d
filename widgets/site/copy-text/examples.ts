import type { Examples } from '@firstrung/mount/contract'
import type { contract } from './contract'

export const examples = {
  default: {
    label: 'Paste this into your page',
    text: '<a class="firstrung" data-widget="hot-jobs"\n  href="https://firstrung.example/hot-jobs">Jobs that close next</a>',
  },
  'one line': { label: 'Add this to your policy', text: 'script-src https://firstrung.example', rows: 1 },
  'long text': {
    label:
      'Paste this where your page should show the newest reviews of the employer, and once for all of them the script',
    text: `https://firstrung.example/${'x'.repeat(200)}\n`.repeat(8),
  },
} satisfies Examples<typeof contract>
