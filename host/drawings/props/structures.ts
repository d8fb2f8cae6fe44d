import { accent, type Pen } from '../pen'
import { circle, ellipse, path, place, rect, stroke, times } from '../svg'

export function turbine({ colors, random }: Pen): string {
  const turn = random.between(0, 119)
  const blade = 'M-7 0 Q-16 -60 -3 -190 Q2 -200 5 -190 Q12 -70 7 0 Z'
  const blades = times(
    3,
    index => `<g transform="translate(0 -400) rotate(${turn + index * 120})">${path(blade, colors.light)}</g>`,
  )
  return (
    path('M-7 -400 L7 -400 L13 0 L-13 0 Z', colors.light) +
    path('M0 -400 L7 -400 L13 0 L0 0 Z', colors.far, 0.5) +
    blades +
    circle(0, -400, 13, colors.accents[1])
  )
}

export function pier({ colors }: Pen): string {
  return rect(-26, -30, 52, 60, '#F5C04A') + ellipse(0, 30, 60, 10, colors.light, 0.3)
}

export function towerCrane(pen: Pen): string {
  const { colors } = pen
  const c = '#F5A400'
  const lattice = times(
    11,
    index => `M-16 ${-index * 48} L16 ${-index * 48 - 48} M16 ${-index * 48} L-16 ${-index * 48 - 48} `,
  )
  const jib = times(9, index => `M${20 + index * 44} -560 l22 -30 l22 30 `)
  return (
    stroke('M-16 0 V-540 M16 0 V-540', c, 7) +
    stroke(lattice, c, 4) +
    rect(-34, -580, 68, 44, colors.dark, 6) +
    rect(8, -572, 20, 22, colors.glass, 3) +
    stroke('M-130 -560 H430', c, 8) +
    stroke(jib, c, 4) +
    stroke('M-120 -560 L0 -650 L420 -562 M0 -650 V-560', c, 4) +
    rect(-150, -556, 60, 44, colors.metal, 4) +
    stroke('M330 -556 V-300', colors.dark, 3) +
    rect(290, -300, 80, 22, accent(pen), 3)
  )
}

export function frame({ colors, random }: Pen): string {
  const floors = random.between(3, 5)
  const slabs = times(floors + 1, floor => rect(-240, -floor * 104 - 14, 480, 16, colors.metal))
  const columns = times(floors, floor => times(5, at => rect(-232 + at * 114, -floor * 104 - 104, 14, 104, '#B7C2DA')))
  const filled = times(floors - 1, floor =>
    times(4, at =>
      random.chance(0.5)
        ? rect(
            -214 + at * 114,
            -floor * 104 - 96,
            92,
            82,
            random.pick([colors.glass, colors.accents[1], colors.light]),
            3,
          )
        : '',
    ),
  )
  const scaffold = stroke(
    `M258 0 V${-floors * 104 - 50} M300 0 V${-floors * 104 - 50} ${times(floors, floor => `M250 ${-floor * 104 - 60} H308 `)}`,
    colors.wood,
    6,
  )
  return slabs + columns + filled + scaffold
}

export function house(pen: Pen): string {
  const { colors, random } = pen
  const wall = random.pick([colors.light, '#FFE6AE', '#F9D3E3', '#D3E2FF', '#CDEEDD'])
  const solar = times(2, row =>
    times(4, at => path(`M${-58 + at * 34 - row * 10} ${-214 + row * 30} h28 l-9 24 h-28 z`, '#1C2F6B')),
  )
  return (
    rect(-110, -160, 220, 160, wall) +
    path('M-130 -156 L-64 -250 L92 -250 L134 -156 Z', random.pick(['#8A4B5B', '#51608A', '#A85C3B'])) +
    (random.chance(0.7) ? solar : '') +
    rect(-84, -124, 60, 54, colors.glass, 4) +
    rect(28, -124, 60, 54, colors.glass, 4) +
    rect(-20, -96, 44, 96, accent(pen), 6) +
    circle(14, -46, 4, colors.light) +
    rect(64, -286, 22, 50, '#A85C3B')
  )
}

export function shopFront(pen: Pen): string {
  const { colors } = pen
  const stripe = accent(pen)
  const awning = times(10, at =>
    path(`M${-200 + at * 40} -190 h40 v44 q-20 22 -40 0 z`, at % 2 ? colors.light : stripe),
  )
  return (
    rect(-210, -330, 420, 330, pen.random.pick(['#F4D9B8', '#D9E4FB', '#F6DCE7', '#DDF0E6'])) +
    times(3, at => rect(-170 + at * 124, -306, 84, 78, colors.glass, 6)) +
    rect(-210, -222, 420, 34, colors.dark) +
    rect(-120, -212, 240, 12, stripe, 6) +
    rect(-190, -150, 240, 118, colors.glass, 4) +
    rect(72, -150, 104, 150, stripe, 6) +
    rect(86, -136, 76, 84, colors.glass, 4) +
    times(4, at => circle(-160 + at * 58, -52, 20, pen.random.pick(colors.accents))) +
    rect(-190, -32, 240, 32, colors.wood) +
    awning
  )
}

export function hotelFront(pen: Pen): string {
  const { colors } = pen
  const shade = accent(pen)
  const window_ = (x: number, y: number) =>
    rect(x, y, 58, 76, colors.glass, 28) + path(`M${x - 8} ${y + 6} h74 l8 24 h-90 z`, shade)
  return (
    rect(-330, -420, 660, 420, colors.light) +
    path('M-350 -416 L-250 -480 L250 -480 L350 -416 Z', '#51608A') +
    times(5, at => window_(-290 + at * 130, -380)) +
    times(5, at => (at === 2 ? '' : window_(-290 + at * 130, -250))) +
    path('M-60 0 V-180 Q0 -240 60 -180 V0 Z', colors.dark) +
    path('M-44 0 V-172 Q0 -216 44 -172 V0 Z', '#FFE9A8') +
    rect(-330, -130, 260, 12, colors.panel) +
    rect(70, -130, 260, 12, colors.panel) +
    rect(-120, -14, 240, 14, colors.metal) +
    rect(-110, -284, 220, 40, colors.dark, 8) +
    rect(-80, -270, 160, 10, '#FFE9A8', 5)
  )
}

export function townHall({ colors }: Pen): string {
  return (
    rect(-320, -60, 640, 60, '#C9D3E8') +
    rect(-340, -20, 680, 20, '#AEBBD6') +
    rect(-290, -330, 580, 276, colors.light) +
    times(6, at => rect(-266 + at * 100, -310, 34, 252, '#DDE5F5', 6)) +
    path('M-330 -326 L0 -450 L330 -326 Z', '#DDE5F5') +
    path('M-250 -342 L0 -432 L250 -342 Z', colors.far, 0.6) +
    circle(0, -376, 30, colors.light) +
    stroke('M0 -376 V-396 M0 -376 L14 -368', colors.dark, 4) +
    path('M-48 -56 V-190 Q0 -240 48 -190 V-56 Z', colors.dark) +
    rect(-30, -560, 60, 112, '#DDE5F5') +
    path('M-40 -556 L0 -620 L40 -556 Z', colors.accents[3])
  )
}

export function mast({ colors }: Pen): string {
  const steps = times(10, index => {
    const low = 70 - index * 6
    const high = 64 - index * 6
    return `M${-low} ${-index * 56} L${high} ${-index * 56 - 56} M${low} ${-index * 56} L${-high} ${-index * 56 - 56} M${-low} ${-index * 56} H${low} `
  })
  const dish = (x: number, y: number, side: number) =>
    ellipse(x + side * 20, y, 13, 28, colors.light) + ellipse(x + side * 26, y, 7, 22, colors.metal)
  return (
    stroke('M-70 0 L-10 -560 M70 0 L10 -560', '#E4572E', 7) +
    stroke(steps, '#E4572E', 4) +
    rect(-4, -650, 8, 96, colors.dark) +
    dish(20, -470, 1) +
    dish(-20, -430, -1) +
    dish(26, -390, 1) +
    times(4, at => rect(-32 + at * 18, -556, 10, 60, colors.light, 4)) +
    stroke(
      'M30 -640 q26 16 0 34 M44 -656 q48 32 0 66 M-30 -640 q-26 16 0 34 M-44 -656 q-48 32 0 66',
      colors.accents[0],
      5,
    )
  )
}

export function bridge({ colors }: Pen): string {
  const cables = (x: number) =>
    times(9, at => `M${x} -430 L${x - 36 - at * 34} -110 M${x} -430 L${x + 36 + at * 34} -110 `)
  const tower = (x: number) => path(`M${x - 16} 60 L${x - 10} -450 L${x + 10} -450 L${x + 16} 60 Z`, colors.light)
  return (
    stroke(cables(-330) + cables(330), colors.light, 3) +
    tower(-330) +
    tower(330) +
    rect(-700, -116, 1400, 26, colors.dark) +
    rect(-700, -122, 1400, 8, colors.accents[1])
  )
}

export function portCrane({ colors }: Pen): string {
  const c = colors.accents[1]
  return (
    stroke(
      'M-110 0 L-70 -330 M110 0 L70 -330 M-100 -90 H100 M-82 -230 H82 M-100 -90 L82 -230 M100 -90 L-82 -230',
      c,
      13,
    ) +
    stroke('M-200 -346 H380', c, 18) +
    stroke('M-180 -350 L30 -480 L370 -350 M30 -480 V-346', c, 7) +
    rect(-30, -330, 66, 50, colors.dark, 6) +
    rect(-20, -322, 46, 22, colors.glass, 4) +
    stroke('M270 -336 V-190', colors.dark, 4) +
    rect(226, -190, 88, 40, colors.accents[0], 4)
  )
}

export function glasshouse({ colors }: Pen): string {
  const bay = (x: number) =>
    path(`M${x} 0 V-190 L${x + 150} -290 L${x + 300} -190 V0 Z`, colors.glass, 0.75) +
    stroke(
      `M${x} 0 V-190 L${x + 150} -290 L${x + 300} -190 V0 M${x + 75} 0 V-240 M${x + 150} 0 V-290 M${x + 225} 0 V-240 M${x} -100 H${x + 300} M${x} -190 H${x + 300}`,
      colors.light,
      7,
    )
  return bay(-450) + bay(-150) + bay(150)
}

export function hangarArch({ colors }: Pen): string {
  return (
    path('M-560 0 V-300 Q-560 -560 0 -580 Q560 -560 560 -300 V0 Z', colors.panel) +
    path('M-480 0 V-280 Q-480 -480 0 -500 Q480 -480 480 -280 V0 Z', colors.sky[1]) +
    times(7, at => rect(-470 + at * 156, -30 - Math.sin((at / 6) * Math.PI) * 440, 6, 460, colors.panel))
  )
}

export function controlTower({ colors }: Pen): string {
  return (
    path('M-26 0 L-18 -300 L18 -300 L26 0 Z', colors.light) +
    path('M-62 -300 L-46 -360 L46 -360 L62 -300 Z', colors.glass) +
    rect(-66, -306, 132, 14, colors.dark) +
    rect(-52, -374, 104, 16, colors.dark, 6) +
    rect(-3, -430, 6, 60, colors.accents[1])
  )
}

export function marketStall(pen: Pen, wares: string): string {
  const stripe = accent(pen)
  const awning = times(8, at =>
    path(`M${-168 + at * 42} -250 h42 l6 52 q-24 20 -48 0 z`, at % 2 ? pen.colors.light : stripe),
  )
  return (
    rect(-160, -210, 10, 210, pen.colors.wood) +
    rect(150, -210, 10, 210, pen.colors.wood) +
    rect(-170, -84, 340, 84, pen.colors.wood, 4) +
    rect(-170, -84, 340, 14, '#E8C39A') +
    place(-100, -84, 0.8, wares) +
    place(0, -84, 0.8, wares) +
    place(100, -84, 0.8, wares) +
    awning
  )
}
