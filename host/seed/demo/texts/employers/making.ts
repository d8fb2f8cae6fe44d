import { employersOf } from './employer'

export const aerospace = employersOf(
  'aerospace-and-defence',
  ['workshop', 'hangar', 'lab', 'office', 'airfield'],
  [
    [
      'Skerrow Aerospace',
      'Preston, Bristol, Prestwick',
      '5000+',
      1946,
      'designs and builds wings, flaps and landing gear for passenger aircraft',
      'wing ribs; flap actuators; landing gear; a composite spar that weighs a third less',
      'airlines on five continents',
      'aero mech manufacturing software technician',
    ],
    [
      'Auburn Avionics',
      'Cheltenham, Portsmouth',
      '250-999',
      1979,
      'makes the displays and sensors that pilots look at all day',
      'cockpit displays; air data sensors; flight test rigs; night vision lighting',
      'pilots, engineers and rescue crews',
      'elec software aero manufacturing',
    ],
    [
      'Northmoor Systems',
      'Barrow-in-Furness, Plymouth, Rosyth',
      '1000-4999',
      1955,
      'keeps ships and submarines safe, powered and able to hear',
      'sonar arrays; power systems; ship refits; training simulators',
      'naval crews and the engineers behind them',
      'mech elec cyber project technician',
    ],
  ],
)

export const automotive = employersOf(
  'automotive',
  ['workshop', 'factory', 'testtrack', 'studio', 'office'],
  [
    [
      'Vellis Motors',
      'Coventry, Oxford, Sunderland',
      '5000+',
      1951,
      'builds small electric cars and the batteries inside them',
      'battery packs; crash simulation; a van for city deliveries; driver displays',
      'families and delivery drivers',
      'automotive elec software manufacturing design',
    ],
    [
      'Kestrel Drive',
      'Milton Keynes, Silverstone',
      '50-249',
      2003,
      'develops gearboxes and hybrid systems for racing teams and rescue vehicles',
      'a two-speed gearbox; dyno tests; trackside data; a hybrid fire engine',
      'engineers who count in milliseconds',
      'automotive mech data technician',
    ],
    [
      'Torside Components',
      'Telford, Burnley',
      '250-999',
      1968,
      'presses, casts and finishes the parts of a car that nobody sees',
      'brake housings; casting simulation; a paint line; tool changes in under ten minutes',
      'car makers across Europe',
      'manufacturing mech supplychain technician',
    ],
  ],
)

export const construction = employersOf(
  'construction-and-property',
  ['site', 'bridge', 'office', 'housing', 'studio'],
  [
    [
      'Brackenhall Build',
      'Sheffield, Derby, Newcastle upon Tyne, London',
      '5000+',
      1938,
      'builds hospitals, schools, stations and the odd swimming pool',
      'a children’s hospital; a tram stop; timber classrooms; a digital model of every pipe',
      'councils, trusts and the people who will use the place',
      'civil construction surveying project',
    ],
    [
      'Stonefold Homes',
      'Exeter, Taunton, Truro',
      '250-999',
      1973,
      'builds warm, low-energy homes in market towns',
      '120 homes by the canal; airtightness tests; a street without cars; a show home',
      'first-time buyers and housing associations',
      'construction surveying sales architecture',
    ],
    [
      'Arc & Lintel',
      'London, Bath, Glasgow',
      '50-249',
      1999,
      'designs libraries, labs and long-lasting timber buildings',
      'a public library; a timber lab; the repair of a 1930s lido; planning drawings',
      'clients who plan to keep their building',
      'architecture civil design environment',
    ],
  ],
)

export const engineering = employersOf(
  'engineering-and-manufacturing',
  ['workshop', 'train', 'factory', 'lab', 'office'],
  [
    [
      'Halden Rail',
      'Derby, Crewe, Glasgow',
      '5000+',
      1903,
      'builds and overhauls commuter trains',
      'bogies and traction motors; passenger displays; a battery train; braking software',
      'eleven train operators',
      'mech elec software project technician',
    ],
    [
      'Hexley Precision',
      'Stockton-on-Tees, Rotherham',
      '250-999',
      1964,
      'machines parts so exact that they are measured in light',
      'surgical instruments; valve bodies; a robot cell; measurement software',
      'surgeons, satellites and submarines',
      'manufacturing mech technician sales',
    ],
    [
      'Sprocket & Pine',
      'Frome, Stroud',
      '1-49',
      2014,
      'builds cargo bikes and bike workshops for towns',
      'a cargo trike; frame jigs; a repair school; battery housings',
      'postal riders and parents',
      'mech design manufacturing marketing',
    ],
  ],
)
