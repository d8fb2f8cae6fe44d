import { employersOf } from './employer'

export const creative = employersOf(
  'creative-media-and-publishing',
  ['studio', 'radio', 'office', 'theatre', 'library'],
  [
    [
      'Paper Lantern Press',
      'London, Oxford',
      '50-249',
      1976,
      'publishes picture books, poetry and a few surprising bestsellers',
      'the autumn list; audiobooks; a festival tour; book jackets',
      'readers from three to a hundred and three',
      'journalism design marketing sales',
    ],
    [
      'Northlight Studios',
      'Salford, Belfast, Cardiff',
      '250-999',
      1988,
      'makes drama, documentaries and one very long-running quiz',
      'a six-part drama; the edit suite; a live quiz; subtitles and audio description',
      'audiences who stay for the credits',
      'film journalism events design',
    ],
    [
      'Dockyard Games',
      'Dundee, Guildford',
      '50-249',
      2007,
      'makes cosy, clever games about islands, boats and weather',
      'a fishing game; a weather engine; level design; player support',
      'four million players',
      'games software design data',
    ],
  ],
)

export const marketing = employersOf(
  'marketing-and-pr',
  ['studio', 'office', 'cafe', 'radio', 'skyline'],
  [
    [
      'Magpie & Moss',
      'Manchester, London',
      '50-249',
      2006,
      'names, designs and launches brands',
      'a museum identity; a bus campaign; packaging; a rebrand in three weeks',
      'museums, makers and one football club',
      'design marketing sales ux',
    ],
    [
      'Loudhailer',
      'Birmingham, Bristol',
      '50-249',
      2010,
      'runs campaigns that get people to register, recycle or run',
      'a blood donor drive; a festival launch; social films; press lists',
      'charities and public bodies',
      'marketing journalism events data',
    ],
    [
      'Tangent Street',
      'London, Newcastle upon Tyne',
      '250-999',
      1994,
      'buys media, measures it and admits when it did not work',
      'media plans; a TV test; dashboards; search campaigns',
      'brands with a budget to defend',
      'marketing data sales operations',
    ],
  ],
)

export const telecoms = employersOf(
  'telecoms',
  ['mast', 'serverroom', 'street', 'office', 'control'],
  [
    [
      'Heron Telecom',
      'Newbury, Leeds, Belfast, Cardiff',
      '5000+',
      1985,
      'runs a mobile network and the masts that hold it up',
      '5G planning; a network control room; mast power; the customer app',
      '17 million phones',
      'elec software data sales cyber',
    ],
    [
      'Farline Broadband',
      'Inverness, Kendal, Aberystwyth',
      '250-999',
      2009,
      'digs fibre to villages that were told to wait',
      'a subsea cable; route surveys; a village launch; the install app',
      'farms, surgeries and home workers',
      'civil elec technician marketing',
    ],
    [
      'Signalbox',
      'Ipswich, Cambridge',
      '1-49',
      2014,
      'tests and mends radio systems for emergency services',
      'a handset test bench; coverage maps; a spares store; field visits',
      'crews who cannot lose signal',
      'elec technician software',
    ],
  ],
)
