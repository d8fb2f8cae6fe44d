export interface Palette {
  sky: readonly [top: string, bottom: string]
  sun: string
  cloud: string
  far: string
  mid: string
  near: string
  ground: string
  wall: string
  panel: string
  floor: string
  glass: string
  wood: string
  metal: string
  dark: string
  light: string
  accents: readonly [string, string, string, string]
}

const INK = '#14213D'
const RUNG = '#2347E8'
const SUNRISE = '#FF7A3D'
const STAR = '#F5A400'
const LEAF = '#0B7A55'

const shared = { dark: INK, light: '#FFFFFF', wood: '#C98F5E', metal: '#8C9AB8' } as const

export const palettes: readonly Palette[] = [
  {
    ...shared,
    sky: ['#BFD6FF', '#EAF2FF'],
    sun: '#FFD36B',
    cloud: '#FFFFFF',
    far: '#A9C2F5',
    mid: '#7FA3EE',
    near: '#4B74DA',
    ground: '#2F8F6B',
    wall: '#E8F1FF',
    panel: '#D3E2FF',
    floor: '#B9CDF6',
    glass: '#CFE6FF',
    accents: [RUNG, SUNRISE, STAR, LEAF],
  },
  {
    ...shared,
    sky: ['#FFC79E', '#FFF1DC'],
    sun: '#FF7A3D',
    cloud: '#FFF8EC',
    far: '#F3B49A',
    mid: '#DB8A86',
    near: '#8D5A86',
    ground: '#4A4A7D',
    wall: '#FFF4D6',
    panel: '#FFE6AE',
    floor: '#F2C98C',
    glass: '#FFE9D6',
    wood: '#B8733F',
    accents: [SUNRISE, RUNG, '#C2417C', STAR],
  },
  {
    ...shared,
    sky: ['#BDE9DC', '#F1FBF3'],
    sun: '#FFE08A',
    cloud: '#FFFFFF',
    far: '#9ED8C2',
    mid: '#5DB694',
    near: '#2B8F6D',
    ground: '#0B7A55',
    wall: '#E6F7EE',
    panel: '#CDEEDD',
    floor: '#A9DBC2',
    glass: '#D8F3F0',
    accents: [LEAF, STAR, RUNG, SUNRISE],
  },
  {
    ...shared,
    sky: ['#C9BDFB', '#FBEAF4'],
    sun: '#FFB38A',
    cloud: '#FFFFFF',
    far: '#BBAEF2',
    mid: '#9082DE',
    near: '#6557B8',
    ground: '#3D3B86',
    wall: '#EFEAFF',
    panel: '#DDD4FF',
    floor: '#C3B7F0',
    glass: '#E6F0FF',
    accents: ['#6A4FE0', SUNRISE, STAR, '#1B9C8A'],
  },
  {
    ...shared,
    sky: ['#22336B', '#6C7FC9'],
    sun: '#FFE9A8',
    cloud: '#8FA0DD',
    far: '#4A5CA8',
    mid: '#36478C',
    near: '#263570',
    ground: '#1B2757',
    wall: '#2C3C78',
    panel: '#3A4C90',
    floor: '#1D2A5C',
    glass: '#FFD98A',
    metal: '#A4B1DA',
    wood: '#B9825A',
    accents: [SUNRISE, '#6FA0FF', STAR, '#3CC79A'],
  },
  {
    ...shared,
    sky: ['#FFD1DF', '#FFF6EE'],
    sun: '#FF9E6B',
    cloud: '#FFFFFF',
    far: '#F5B6C6',
    mid: '#E0809F',
    near: '#A9497A',
    ground: '#2C6E77',
    wall: '#FDEBF3',
    panel: '#F9D3E3',
    floor: '#EBB3CB',
    glass: '#E9F3FF',
    accents: ['#C2417C', RUNG, STAR, LEAF],
  },
]

export const skins = ['#F6D3B8', '#EDBE9A', '#D99A6C', '#B9754A', '#8A5233', '#5C3522'] as const
export const hairs = ['#2B1B14', '#4A2D1C', '#7B4A25', '#C98B3C', '#B5472B', '#111827', '#9AA3B5', '#E9D7B0'] as const
