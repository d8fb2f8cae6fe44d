import type { VNode } from 'preact'

/**
 * Seeds `useId` of a root. Preact starts each root at the same id, so two widgets on one page would share theirs
 * (preactjs/preact#3781); `__m` is the mangled name of the mask that its hooks count from, hence the exact pin.
 */
export function seedIds<Props>(vnode: VNode<Props>, key: string): VNode<Props> {
  ;(vnode as unknown as { __m: [string, number] }).__m = [`${key}.`, 0]
  return vnode
}
