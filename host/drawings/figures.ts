import { drawHead, type Look, type Outfit } from './head'
import { hairs, skins } from './palettes'
import { accent, type Pen } from './pen'
import { circle, ellipse, group, path, rect, stroke } from './svg'

export type { Outfit } from './head'
export type Pose = 'stand' | 'wave' | 'point' | 'hold' | 'work' | 'walk' | 'carry' | 'sit' | 'wheels'

/** About 230 high, feet at the origin, facing right. */
export function drawPerson(pen: Pen, outfit: Outfit, pose: Pose): string {
  const look = dress(pen, outfit)
  const seated = pose === 'sit' || pose === 'wheels'
  const drop = seated ? 52 : 0
  return [
    ellipse(6, 0, seated ? 62 : 44, 8, pen.colors.dark, 0.16),
    pose === 'wheels' ? wheelchair(pen) : pose === 'sit' ? stool(pen) : '',
    seated ? sittingLegs(look) : standingLegs(look, pose),
    group(`translate(0 ${drop})`, farArm(look, pose), torso(pen, look), drawHead(pen, look), nearArm(pen, look, pose)),
  ].join('')
}

function dress(pen: Pen, outfit: Outfit): Look {
  const { random, colors } = pen
  const top = {
    casual: accent(pen),
    office: accent(pen),
    'hard-hat': '#FFB020',
    coat: '#FFFFFF',
    apron: '#FFFFFF',
    scrubs: '#2AA79B',
    suit: '#FFFFFF',
    outdoor: accent(pen),
  }[outfit]
  const legs =
    outfit === 'scrubs'
      ? '#1F8479'
      : outfit === 'suit'
        ? '#FFFFFF'
        : random.pick([colors.dark, '#33406B', '#5B4B73', '#2F4858'])
  return { skin: random.pick(skins), hair: random.pick(hairs), top, legs, sleeve: top, outfit }
}

function standingLegs({ legs, outfit }: Look, pose: Pose): string {
  const spread = pose === 'walk' ? 30 : 13
  const shoe = outfit === 'suit' ? '#DDE5F5' : '#10182F'
  const left = pose === 'walk' ? `M-8 -100 L-14 -52 L${-spread} -8` : `M-11 -100 L-${spread} -8`
  const right = pose === 'walk' ? `M8 -100 L20 -56 L${spread} -8` : `M11 -100 L${spread} -8`
  const foot = (x: number) => path(`M${x - 11} 0 v-9 q0 -6 8 -6 h6 q14 3 16 15 z`, shoe)
  return stroke(left, legs, 24) + stroke(right, legs, 24) + foot(-spread) + foot(spread)
}

function sittingLegs({ legs }: Look): string {
  const foot = path('M38 0 v-9 q0 -6 8 -6 h6 q14 3 16 15 z', '#10182F')
  return stroke('M-4 -52 L46 -54 L48 -10', legs, 25) + foot
}

function torso({ colors }: Pen, { top, outfit, skin }: Look): string {
  const hem = outfit === 'coat' ? -62 : -88
  const body = path(`M-33 -160 Q-34 -178 -14 -180 L14 -180 Q34 -178 33 -160 L29 ${hem} Q0 ${hem + 6} -29 ${hem} Z`, top)
  const neck = rect(-8, -192, 16, 20, skin, 7)
  return body + neck + outfitDetails(outfit, hem, colors.accents[1], colors.dark)
}

function outfitDetails(outfit: Outfit, hem: number, color: string, dark: string): string {
  switch (outfit) {
    case 'hard-hat':
      return rect(-32, -140, 64, 9, '#FFF3C4') + rect(-31, -114, 61, 9, '#FFF3C4')
    case 'coat':
      return (
        stroke(`M0 -176 L0 ${hem}`, '#D5DEEF', 3) +
        path('M-14 -180 L0 -150 L14 -180 Z', color) +
        rect(9, -120, 16, 4, '#D5DEEF', 2)
      )
    case 'apron':
      return (
        path('M-20 -160 L20 -160 L27 -66 L-27 -66 Z', color) + stroke('M-20 -160 L-12 -180 M20 -160 L12 -180', color, 5)
      )
    case 'office':
      return (
        path('M-12 -180 L0 -156 L12 -180 Z', '#FFFFFF') +
        stroke('M10 -178 Q16 -140 12 -128', dark, 2) +
        rect(7, -130, 11, 14, '#FFFFFF', 2)
      )
    case 'scrubs':
      return path('M-12 -181 L0 -162 L12 -181 Z', '#E8F6F3') + rect(8, -138, 16, 14, '#1F8479', 3)
    case 'outdoor':
      return (
        stroke('M0 -174 L0 -92', '#FFFFFF', 3) +
        rect(-24, -116, 14, 4, '#FFFFFF', 2) +
        rect(10, -116, 14, 4, '#FFFFFF', 2)
      )
    default:
      return ''
  }
}

function farArm({ sleeve, skin }: Look, pose: Pose): string {
  const [d, x, y] = {
    stand: ['M-28 -164 Q-42 -130 -36 -98', -36, -92],
    walk: ['M-28 -164 Q-46 -134 -40 -104', -40, -98],
    wave: ['M-28 -164 Q-42 -130 -36 -98', -36, -92],
    point: ['M-28 -164 Q-44 -136 -24 -112', -20, -110],
    hold: ['M-24 -160 Q-30 -124 14 -128', 18, -128],
    carry: ['M-24 -160 Q-20 -118 30 -124', 34, -124],
    work: ['M-22 -160 Q0 -128 44 -126', 48, -126],
    sit: ['M-22 -160 Q0 -124 40 -122', 44, -122],
    wheels: ['M-24 -160 Q-20 -128 14 -116', 16, -114],
  }[pose] as [string, number, number]
  return stroke(d, shade(sleeve), 18) + circle(x, y, 9, skin)
}

function nearArm(pen: Pen, { sleeve, skin }: Look, pose: Pose): string {
  const [d, x, y] = {
    stand: ['M28 -164 Q42 -130 36 -98', 36, -92],
    walk: ['M26 -164 Q48 -136 56 -112', 58, -108],
    wave: ['M28 -166 Q54 -168 60 -208', 62, -216],
    point: ['M28 -166 Q58 -162 88 -176', 95, -179],
    hold: ['M26 -162 Q34 -118 16 -122', 16, -122],
    carry: ['M26 -162 Q40 -124 44 -116', 46, -112],
    work: ['M26 -164 Q40 -130 62 -134', 68, -136],
    sit: ['M26 -164 Q38 -128 56 -124', 62, -124],
    wheels: ['M26 -164 Q34 -132 20 -104', 18, -98],
  }[pose] as [string, number, number]
  const held =
    pose === 'hold'
      ? rect(2, -150, 40, 30, pen.colors.dark, 4) + rect(6, -146, 32, 22, '#CFE6FF', 2)
      : pose === 'carry'
        ? rect(8, -150, 62, 46, pen.colors.wood, 4) + rect(34, -150, 10, 46, '#E8C39A')
        : ''
  return held + stroke(d, shade(sleeve, 0.93), 19) + circle(x, y, 9.5, skin)
}

function stool({ colors }: Pen): string {
  return rect(-30, -44, 60, 13, colors.wood, 6) + stroke('M-18 -34 L-26 -4 M18 -34 L26 -4', colors.dark, 7)
}

function wheelchair({ colors }: Pen): string {
  const wheel = ring(-8, -40, 40, colors.dark) + ring(52, -14, 13, colors.dark)
  return stroke('M-38 -128 L-30 -46 L38 -46 L52 -18 L70 -18', colors.dark, 7) + wheel
}

function ring(x: number, y: number, r: number, color: string): string {
  return (
    stroke(`M${x - r} ${y} a${r} ${r} 0 1 0 ${2 * r} 0 a${r} ${r} 0 1 0 ${-2 * r} 0`, color, 6) + circle(x, y, 4, color)
  )
}

/** A darker tone, so that arms contrast with the body. */
function shade(color: string, share = 0.84): string {
  const parts = [1, 3, 5].map(at => Math.round(parseInt(color.slice(at, at + 2), 16) * share))
  return `#${parts.map(part => part.toString(16).padStart(2, '0')).join('')}`
}
