import type { ComponentType } from 'react'

/** Parts that templates render on the server by name: `{{ part("stars", { value: 4.2 }) }}`. */
export const parts = {} satisfies Record<string, ComponentType<never>>
