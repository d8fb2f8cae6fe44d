import { employersOf } from './employer'

export const energy = employersOf(
  'energy-and-utilities',
  ['windfarm', 'control', 'site', 'workshop', 'harbour'],
  [
    [
      'Galewind Energy',
      'Grimsby, Aberdeen, Lowestoft',
      '1000-4999',
      2002,
      'builds and runs wind farms at sea',
      'blade inspections by drone; a crew transfer vessel; cable routes; turbine control software',
      'three million homes',
      'renewable elec mech data technician',
    ],
    [
      'Tidemark Power',
      'Swansea, Bristol',
      '50-249',
      2010,
      'turns the tides of the Severn into electricity',
      'a tidal turbine; grid connection; fish surveys; a community share offer',
      'coastal towns',
      'renewable environment elec project',
    ],
    [
      'Clearwell Water',
      'Derby, Stafford, Shrewsbury',
      '5000+',
      1974,
      'cleans and carries water for five million people',
      'leak detection; a treatment works; river monitoring; a new reservoir',
      'every tap in the Midlands',
      'civil chem environment data operations',
    ],
  ],
)

export const logistics = employersOf(
  'logistics-and-transport',
  ['warehouse', 'harbour', 'train', 'control', 'street'],
  [
    [
      'Packhorse Logistics',
      'Daventry, Wakefield, Felixstowe',
      '5000+',
      1949,
      'moves pallets, parcels and whole factories',
      'a robot picking aisle; route planning; electric lorries; a night hub',
      'shops, hospitals and online sellers',
      'supplychain operations data mech',
    ],
    [
      'Estuary Ports',
      'Hull, Grimsby, Tilbury',
      '1000-4999',
      1885,
      'runs four ports on the east coast',
      'a container crane; tide planning; customs checks; shore power',
      'shipping lines and the lorries that wait for them',
      'operations civil supplychain technician',
    ],
    [
      'Loop Cargo Bikes',
      'Cambridge, London, Bristol',
      '1-49',
      2018,
      'delivers groceries and lab samples by bike',
      'a routing app; a depot under a car park; rider training; cold boxes',
      'shops and hospitals in three cities',
      'supplychain software marketing',
    ],
  ],
)
