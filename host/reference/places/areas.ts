import type { Place } from './types'

const COUNTRIES: readonly (readonly [code: string, name: string, aliases: string[]])[] = [
  [
    'GB',
    'United Kingdom',
    ['uk', 'u.k.', 'great britain', 'britain', 'gb', 'anywhere in the uk', 'nationwide', 'uk wide', 'uk-wide'],
  ],
  ['IE', 'Ireland', ['republic of ireland', 'eire', 'éire']],
]

const OTHER_NAMES: Readonly<Record<string, string[]>> = {
  'East of England': ['east anglia', 'eastern england'],
  'North East': ['north east england', 'north-east'],
  'North West': ['north west england', 'north-west'],
  'South East': ['south east england', 'south-east', 'home counties'],
  'South West': ['south west england', 'south-west', 'west country'],
  'East Midlands': ['midlands'],
  'Yorkshire and the Humber': ['yorkshire', 'yorkshire & humber', 'yorkshire and humber', 'yorks'],
  'County Durham': ['durham county', 'co durham'],
  'West Midlands county': ['west midlands conurbation'],
  'Greater Manchester': ['manchester area', 'gtr manchester'],
  'Greater London': ['gtr london', 'london boroughs', 'middlesex'],
  Bedfordshire: ['beds', 'central bedfordshire'],
  Berkshire: ['berks', 'royal berkshire'],
  Buckinghamshire: ['bucks'],
  Cambridgeshire: ['cambs'],
  Cheshire: ['cheshire east', 'cheshire west', 'cheshire west and chester'],
  'East Riding of Yorkshire': ['east riding', 'east yorkshire', 'e yorks', 'humberside'],
  Gloucestershire: ['glos'],
  Hampshire: ['hants'],
  Herefordshire: ['herefs'],
  Hertfordshire: ['herts'],
  'Isle of Wight': ['iow'],
  Lancashire: ['lancs'],
  Leicestershire: ['leics'],
  Lincolnshire: ['lincs'],
  'North Yorkshire': ['n yorks', 'n yorkshire', 'north yorks'],
  Northamptonshire: ['northants'],
  Nottinghamshire: ['notts'],
  Oxfordshire: ['oxon'],
  Shropshire: ['salop', 'shrops'],
  'South Yorkshire': ['s yorks', 's yorkshire', 'south yorks'],
  Staffordshire: ['staffs'],
  'Tyne and Wear': ['tyneside', 'wearside'],
  Warwickshire: ['warks', 'warwicks'],
  'West Yorkshire': ['w yorks', 'w yorkshire', 'west yorks'],
  Wiltshire: ['wilts'],
  Worcestershire: ['worcs'],
  Highland: ['highlands', 'scottish highlands', 'the highlands'],
  'Scottish Borders': ['borders', 'the borders'],
  'Western Isles': ['outer hebrides', 'na h-eileanan siar'],
  Wales: ['cymru'],
  // The counties of 1974 to 1996, which people still use; each finds its largest part.
  Carmarthenshire: ['dyfed', 'sir gaerfyrddin'],
  'City and County of Cardiff': ['south glamorgan'],
  'City and County of Swansea': ['west glamorgan'],
  'City of Newport': ['gwent'],
  'Rhondda Cynon Taf': ['mid glamorgan', 'rct'],
  'Wrexham County Borough': ['clwyd'],
  'Isle of Anglesey': ['anglesey', 'ynys môn'],
  Ceredigion: ['cardiganshire'],
  'Vale of Glamorgan': ['the vale of glamorgan', 'bro morgannwg'],
  Scotland: ['alba'],
}

/** An area has the mean position of its towns, which is precise enough for sorting. */
export function areasOf(towns: readonly Place[]): Place[] {
  const home = towns.filter(town => town.country === 'GB' || town.country === 'IE')
  const nations = group(
    home.filter(town => town.country === 'GB'),
    town => town.nation,
  )
  const regions = group(home, town => (hasOwnRow(town) ? town.region : null))
  const counties = group(home, town => town.county)
  return [
    ...COUNTRIES.map(([code, name, names]) => ({
      ...areaOf(
        'country',
        name,
        home.filter(town => town.country === code),
      ),
      country: code,
      aliases: names,
    })),
    ...nations.map(([name, members]) => areaOf('nation', name, members)),
    ...regions.map(([name, members]) => areaOf('region', name, members)),
    ...counties.map(([name, members]) => areaOf('county', name, members)),
  ]
}

/** Scotland is both a nation and a region, Greater London both a county and a region: one row is enough. */
function hasOwnRow({ region, nation }: Place): boolean {
  return region !== nation && region !== 'London'
}

function group(towns: readonly Place[], key: (town: Place) => string | null): [string, Place[]][] {
  const groups = new Map<string, Place[]>()
  for (const town of towns) {
    const name = key(town)
    if (name) {
      groups.set(name, [...(groups.get(name) ?? []), town])
    }
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1))
}

function areaOf(kind: Place['kind'], name: string, towns: readonly Place[]): Place {
  const first = towns[0]
  const mean = (pick: (town: Place) => number) => towns.reduce((sum, town) => sum + pick(town), 0) / (towns.length || 1)
  return {
    slug: '',
    name,
    kind,
    county: kind === 'county' ? name : null,
    region: kind === 'county' || kind === 'region' ? (first?.region ?? null) : null,
    nation: kind === 'country' ? null : (first?.nation ?? null),
    country: first?.country ?? 'GB',
    lat: round(mean(town => town.lat)),
    lng: round(mean(town => town.lng)),
    population: towns.reduce((sum, town) => sum + town.population, 0),
    aliases: [...(OTHER_NAMES[name] ?? [])],
  }
}

function round(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5
}
