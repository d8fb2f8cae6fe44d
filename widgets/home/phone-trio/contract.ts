import { defineContract } from '@firstrung/mount/contract'
import * as v from 'valibot'

const clip = v.object({
  /** What the clip shows, in two or three words, and in a sentence. */
  title: v.string(),
  text: v.string(),
  /** Addresses of the clip as WebM and MP4, and of the picture that stands for it. */
  webm: v.string(),
  mp4: v.string(),
  poster: v.string(),
})

/**
 * Three phones with clips. When all of them are in view (threshold 1), the clips start, and the left phone slides 100 %
 * of its width to the left and the right one as far to the right, in 500 ms (spec sections 2 and 9): they come out from
 * behind the middle one. The clips are silent, stop while out of view, and have a button that pauses them.
 *
 * Under reduced motion nothing slides and, as with Save-Data, nothing starts by itself; the button plays the clips.
 * Without script the phones stand side by side and each clip has the controls of the browser. No clip is loaded before
 * it plays.
 *
 * @example { "clips": [{ "title": "Find", "text": "Search by place and type.", "webm": "/pictures/clips/find.webm", "mp4": "/pictures/clips/find.mp4", "poster": "/pictures/clips/find.webp" }] }
 */
export const contract = defineContract({
  name: 'phone-trio',
  mount: 'visible(400px)',
  props: v.object({
    /** From left to right. */
    clips: v.pipe(v.array(clip), v.length(3)),
    /** The size of every clip in pixels. */
    width: v.optional(v.number(), 540),
    height: v.optional(v.number(), 1170),
  }),
  events: {
    /** A visitor pressed the button: the clips play now, or they do not. */
    'phone-trio:toggled': v.object({ playing: v.boolean() }),
  },
})
