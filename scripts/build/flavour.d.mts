import type { Plugin as EsbuildPlugin } from 'esbuild'
import type { Plugin } from 'rollup'

export declare const PREACT_NAMES: Readonly<Record<string, string>>
export declare function preactFlavour(options?: { external?: boolean }): Plugin
export declare function preactFlavourOfEsbuild(): EsbuildPlugin
