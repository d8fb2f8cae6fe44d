export interface RuntimeChunk {
  name: string
  code: string
  /** gzip -9. */
  bytes: number
}

export declare function runtimeChunks(): Promise<{ core: RuntimeChunk[]; later: RuntimeChunk[] }>
