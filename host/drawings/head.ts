import type { Pen } from './pen'
import { circle, ellipse, path, rect, stroke } from './svg'

export type Outfit = 'casual' | 'office' | 'hard-hat' | 'coat' | 'apron' | 'scrubs' | 'suit' | 'outdoor'

export interface Look {
  skin: string
  hair: string
  top: string
  legs: string
  sleeve: string
  outfit: Outfit
}

export function drawHead({ random, colors }: Pen, { skin, hair, outfit }: Look): string {
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
