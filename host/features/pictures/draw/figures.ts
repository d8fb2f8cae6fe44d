import { hairs, skins } from './palettes'
import { accent, type Pen } from './pen'
import { circle, ellipse, group, path, rect, stroke } from './svg'

export type Outfit = 'casual' | 'office' | 'hard-hat' | 'coat' | 'apron' | 'scrubs' | 'suit' | 'outdoor'
export type Pose = 'stand' | 'wave' | 'point' | 'hold' | 'work' | 'walk' | 'carry' | 'sit' | 'wheels'

interface Look {
  skin: string
  hair: string
  top: string
  legs: string
  sleeve: string
  outfit: Outfit
}

/** A person about 230 high, feet at the origin, looking to the right; many kinds, none of them anyone. */
export function drawPerson(pen: Pen, outfit: Outfit, pose: Pose): string {
  const look = dress(pen, outfit)
  const seated = pose === 'sit' || pose === 'wheels'
  const drop = seated ? 52 : 0
  return [
    ellipse(6, 0, seated ? 62 : 44, 8, pen.colors.dark, 0.16),
    pose === 'wheels' ? wheelchair(pen) : pose === 'sit' ? stool(pen) : '',
    seated ? sittingLegs(look) : standingLegs(look, pose),
    group(`translate(0 ${drop})`, farArm(look, pose), torso(pen, look), head(pen, look), nearArm(pen, look, pose)),
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

function head({ random, colors }: Pen, { skin, hair, outfit }: Look): string {
  const face =
    ellipse(0, -208, 21, 23, skin) +
    circle(-20, -206, 5, skin) +
    ellipse(14, -208, 1.8, 2.4, '#2B1B14') +
    ellipse(3, -208, 1.8, 2.4, '#2B1B14') +
    stroke('M5 -197 q5 4 9 0', '#8C4A33', 2)
  const glasses = random.chance(0.22)
    ? stroke('M-3 -208 a6 6 0 1 0 12 0 a6 6 0 1 0 -12 0 M9 -208 a6 6 0 1 0 12 0 a6 6 0 1 0 -12 0', colors.dark, 1.8)
    : ''
  const style = random.pick(HAIR)
  const beard =
    style.beard && random.chance(0.4) ? path('M-14 -203 Q-14 -180 6 -183 Q20 -186 19 -200 Q8 -190 -2 -197 Z', hair) : ''
  if (outfit === 'suit') {
    return (
      path('M-27 -176 Q-32 -236 2 -237 Q30 -236 27 -176 Z', '#FFFFFF') +
      ellipse(6, -207, 17, 19, skin) +
      rect(-8, -203, 30, 16, '#BFE3F5', 6) +
      ellipse(12, -212, 1.8, 2.4, '#2B1B14') +
      ellipse(3, -212, 1.8, 2.4, '#2B1B14')
    )
  }
  if (outfit === 'hard-hat') {
    return (
      style.back(hair) +
      face +
      beard +
      glasses +
      path('M-24 -214 Q-24 -241 1 -241 Q25 -241 25 -214 Z', random.pick(['#FFD23F', '#FFFFFF', colors.accents[0]])) +
      rect(-26, -218, 60, 7, '#F1B90B', 3)
    )
  }
  return style.back(hair) + face + beard + glasses + style.front(hair, random.pick(colors.accents))
}

interface Hair {
  beard?: boolean
  back: (color: string) => string
  front: (color: string, cloth: string) => string
}
const none = () => ''

const HAIR: readonly Hair[] = [
  {
    beard: true,
    back: none,
    front: c => path('M-23 -206 Q-26 -236 2 -236 Q26 -236 22 -216 Q8 -226 -8 -221 Q-16 -218 -18 -204 Z', c),
  },
  {
    back: c => path('M-28 -208 Q-28 -240 2 -238 Q28 -238 24 -204 L20 -176 Q-4 -166 -29 -174 Z', c),
    front: c => path('M-23 -208 Q-24 -236 4 -235 Q24 -232 22 -214 Q4 -218 -10 -228 Q-14 -214 -18 -208 Z', c),
  },
  {
    back: c => circle(-22, -230, 13, c),
    front: c => path('M-23 -206 Q-24 -234 2 -233 Q22 -232 22 -216 Q4 -222 -14 -218 L-18 -206 Z', c),
  },
  {
    back: c => circle(-2, -218, 33, c),
    front: c => path('M-24 -214 Q-20 -238 4 -236 Q26 -232 22 -216 Q4 -226 -24 -214 Z', c),
  },
  {
    back: none,
    front: (_c, cloth) =>
      path(
        'M-27 -178 Q-34 -240 3 -240 Q28 -238 23 -214 Q12 -226 -6 -222 Q-20 -216 -15 -192 Q-8 -178 16 -182 L22 -166 Q-8 -158 -34 -166 Z',
        cloth,
      ),
  },
  {
    back: c => path('M-24 -220 Q-48 -214 -44 -172 Q-34 -166 -30 -176 Q-24 -200 -16 -210 Z', c),
    front: c => path('M-23 -206 Q-24 -236 2 -235 Q24 -234 22 -216 Q4 -222 -14 -218 L-18 -206 Z', c),
  },
  {
    beard: true,
    back: none,
    front: (c, cloth) =>
      path('M-24 -212 Q-24 -240 2 -240 Q25 -238 24 -214 Z', cloth) +
      path('M18 -220 Q40 -220 42 -213 L18 -212 Z', cloth) +
      path('M-22 -212 l0 8 l6 0 l0 -8 z', c),
  },
  {
    beard: true,
    back: none,
    front: (_c, cloth) =>
      path('M-25 -214 Q-30 -240 0 -246 Q30 -242 25 -214 Q0 -232 -25 -214 Z', cloth) +
      path('M-22 -220 Q0 -238 22 -220 L18 -226 Q0 -240 -18 -226 Z', '#FFFFFF', 0.35),
  },
  { back: none, front: c => path('M-22 -214 Q-22 -234 2 -234 Q23 -234 22 -218 Q0 -228 -22 -214 Z', c) },
  {
    back: c =>
      path('M-26 -212 Q-30 -240 0 -240 Q30 -240 26 -210 L28 -188 Q18 -182 16 -196 L-16 -196 Q-20 -180 -30 -188 Z', c),
    front: c => path('M-20 -218 Q0 -240 20 -216 Q2 -212 -20 -218 Z', c),
  },
  {
    beard: true,
    back: none,
    front: c =>
      circle(-16, -224, 9, c) +
      circle(-4, -232, 11, c) +
      circle(10, -231, 10, c) +
      circle(20, -222, 7, c) +
      circle(-21, -212, 7, c),
  },
]

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

/** A little darker, so that arms stand out from the body. */
function shade(color: string, share = 0.84): string {
  const parts = [1, 3, 5].map(at => Math.round(parseInt(color.slice(at, at + 2), 16) * share))
  return `#${parts.map(part => part.toString(16).padStart(2, '0')).join('')}`
}
