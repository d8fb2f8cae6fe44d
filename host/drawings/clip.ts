import { createRandom } from '../lib/random'
import { drawBackdrop } from './backdrops'
import { palettes } from './palettes'
import type { Pen } from './pen'
import { bridge } from './props/structures'
import { boat, train } from './props/transport'
import { place, svg } from './svg'

/**
 * A train crosses a bridge at dusk, 960 by 640; `share` runs from 0 to 1. The files in `clips` were made from these
 * frames, twelve a second: `ffmpeg -framerate 12 -i %03d.png -c:v libx264 -pix_fmt yuv420p -crf 30 -movflags +faststart
 * night-shift.mp4`, and `-c:v libvpx-vp9 -crf 42 -b:v 0` for WebM. The frame at 0.45 is the poster.
 */
export function drawClipFrame(share: number): string {
  const pen: Pen = { random: createRandom('night shift'), colors: palettes[4] ?? (palettes[0] as Pen['colors']) }
  const backdrop = drawBackdrop(pen, { width: 1200, height: 800, ground: 560, unit: 1 }, 'sea')
  const carriage = train(pen)
  const travelled = -420 + share * 2050
  const swell = Math.sin(share * Math.PI * 4) * 5
  return svg(
    960,
    640,
    place(
      0,
      0,
      0.8,
      backdrop +
        place(600, 540, 1, bridge(pen)) +
        place(travelled, 418, 0.5, carriage) +
        place(980 - share * 130, 690 + swell, 1.1, boat(pen)) +
        place(240 + share * 90, 640 - swell, 0.8, boat(pen), true),
    ),
  )
}
