import { defineContract } from '@firstrung/mount/contract'
import * as v from 'valibot'

const clip = v.object({
  /** The description of the clip: in two or three words, and in a sentence. */
  title: v.string(),
  text: v.string(),
  /** URLs of the clip as WebM and MP4, and of its poster image. */
  webm: v.string(),
  mp4: v.string(),
  poster: v.string(),
})

/**
 * Three phones with clips. When all three are fully in view (threshold 1), the clips start and the outer phones slide out
 * from behind the middle one: the left one by 100 % of its width to the left, the right one to the right, in 500 ms.
 * The clips are silent, stop while they are out of view, and can be paused with a button.
 *
 * Under reduced motion nothing slides. Under reduced motion or Save-Data the clips do not start on their own; the button
 * plays them. Without script the phones show side by side and each clip has the browser's controls. A clip loads when it
 * first plays.
 *
 * @example { "clips": [{ "title": "Find", "text": "Search by place and type.", "webm": "/pictures/clips/find.webm", "mp4": "/pictures/clips/find.mp4", "poster": "/pictures/clips/find.webp" }] }
 */
export const contract = defineContract({
  name: 'phone-trio',
  mount: 'visible(400px)',
  props: v.object({
    /** From left to right. */
    clips: v.pipe(v.array(clip), v.length(3)),
    /** Width of the clips in pixels. */
    width: v.optional(v.number(), 540),
    /** Height of the clips in pixels. */
    height: v.optional(v.number(), 1170),
  }),
  events: {
    /** A visitor pressed the button; `playing` is the new state. */
    'phone-trio:toggled': v.object({ playing: v.boolean() }),
  },
})
