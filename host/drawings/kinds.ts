/** Kinds of place that a scene or a cover can show. */
export const sceneKinds = [
  'airfield',
  'bridge',
  'cafe',
  'classroom',
  'cleanroom',
  'community',
  'control',
  'court',
  'factory',
  'field',
  'greenhouse',
  'hangar',
  'harbour',
  'hotel',
  'housing',
  'kitchen',
  'lab',
  'library',
  'market',
  'mast',
  'meeting',
  'office',
  'park',
  'pharmacy',
  'radio',
  'serverroom',
  'shop',
  'site',
  'skyline',
  'street',
  'studio',
  'testtrack',
  'theatre',
  'townhall',
  'train',
  'ward',
  'warehouse',
  'windfarm',
  'workshop',
] as const

export type SceneKind = (typeof sceneKinds)[number]

/** What can be drawn. */
export const pictureKinds = ['logo', 'scene', 'cover', 'person', 'card', 'ladders', 'brand'] as const

export type PictureKind = (typeof pictureKinds)[number]
