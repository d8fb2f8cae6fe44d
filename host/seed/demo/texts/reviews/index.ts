export * from './advice'
export * from './fillers'
export * from './headlines'
export * from './replies'
