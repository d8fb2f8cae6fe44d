export interface RuntimeChunk {
  name: string
  code: string
  /** gzip -9. */
  bytes: number
}

export declare function runtimeChunks(): Promise<{ core: RuntimeChunk[]; later: RuntimeChunk[] }>

/** Returns the size of the script that captures clicks before the runtime arrives, gzip -9. */
export declare function earlyBytes(): Promise<number>
