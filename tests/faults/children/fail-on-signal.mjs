/** Loaded before a program (`NODE_OPTIONS=--import`). Signals make it throw, or reject, outside any `catch`. */
process.on('SIGUSR2', () => {
  throw new Error('a mistake with maya@example.test')
})
process.on('SIGHUP', () => {
  void Promise.reject(new Error('a broken promise with maya@example.test'))
})
