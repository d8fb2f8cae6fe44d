export declare function earlyScript(): Promise<string>
