export interface Steps {
  begin: (name: string) => void
  progress: (share: number) => void
  end: () => void
}

interface Output {
  isTTY?: boolean | undefined
  write: (text: string) => unknown
}

export function createSteps(output: Output): Steps {
  let current: string | undefined
  let began = 0
  const seconds = () => `${((performance.now() - began) / 1000).toFixed(1)} s`
  // "Erase the line" removes the rest of a longer text.
  const rewrite = (text: string) => void (output.isTTY && output.write(`\r\u001b[K${text}`))
  const end = () => {
    if (current !== undefined) {
      rewrite('')
      output.write(`${current}: done in ${seconds()}\n`)
      current = undefined
    }
  }
  return {
    begin(name) {
      end()
      current = name
      began = performance.now()
      rewrite(`${name} …`)
    },
    progress(share) {
      if (current !== undefined) {
        rewrite(`${current} … ${Math.floor(share * 100)} %`)
      }
    },
    end,
  }
}

/** For a process whose output is read by a program. */
export const silentSteps: Steps = { begin: () => undefined, progress: () => undefined, end: () => undefined }
