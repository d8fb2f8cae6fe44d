import type { VNode } from 'preact'

/**
 * Seeds `useId` of a root. Preact starts each root with the same id, so the ids of two widgets would collide
 * (preactjs/preact#3781). `__m` is the mangled name of the mask that its hooks count from, so its version is pinned.
 */
export function seedIds<Props>(vnode: VNode<Props>, key: string): VNode<Props> {
  ;(vnode as unknown as { __m: [string, number] }).__m = [`${key}.`, 0]
  return vnode
}
