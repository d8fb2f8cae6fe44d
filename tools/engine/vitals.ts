const [PROGRESS, THREAD, LONG] = [0, 1, 2] as const
const SIZE = 3
/** The thread has started, but the system has no usable thread ids. */
const UNKNOWN_THREAD = -1

/** The state of the thread, in shared memory: it cannot send messages while a statement runs. */
export class Vitals {
  readonly buffer: SharedArrayBuffer
  private readonly cells: Int32Array

  constructor(buffer = new SharedArrayBuffer(SIZE * Int32Array.BYTES_PER_ELEMENT)) {
    this.buffer = buffer
    this.cells = new Int32Array(buffer)
  }

  /** Counts work begun: another message of a client, or a ping. */
  get progress(): number {
    return Atomics.load(this.cells, PROGRESS)
  }

  noteProgress(): void {
    Atomics.add(this.cells, PROGRESS, 1)
  }

  get hasStarted(): boolean {
    return Atomics.load(this.cells, THREAD) !== 0
  }

  get threadId(): number | undefined {
    const id = Atomics.load(this.cells, THREAD)
    return id > 0 ? id : undefined
  }

  noteStart(threadId: number | undefined): void {
    Atomics.store(this.cells, THREAD, threadId ?? UNKNOWN_THREAD)
  }

  get isLong(): boolean {
    return Atomics.load(this.cells, LONG) === 1
  }

  set isLong(on: boolean) {
    Atomics.store(this.cells, LONG, on ? 1 : 0)
  }
}
