export interface PostgresServer {
  url: string
  /** Ends every server process at once, as a power cut would. */
  crash(): Promise<void>
  /** Starts the crashed server again, at the same address. */
  restart(): Promise<void>
  /** Starts a server that follows this one and only reads; answers its address. */
  replicate(): Promise<string>
  /** Stops the server, its replica too, and removes its folder. */
  stop(): Promise<void>
}

export declare function startPostgres(settings?: Readonly<Record<string, string>>): Promise<PostgresServer | undefined>
export declare function findPostgres(): string | undefined
