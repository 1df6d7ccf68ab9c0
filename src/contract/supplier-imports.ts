export type ImportStatus = 'waiting' | 'running' | 'done' | 'failed'
export type ImportReport = { rows: number }
