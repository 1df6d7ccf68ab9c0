/** What `npm start` gives Node (setup/server-process.mjs). */
export const NODE_ARGUMENTS = ['--disable-warning=ExperimentalWarning', '--enable-source-maps']

/** Returns the file to run for a program: of the server the built one, as `npm start` does; `npm test` builds it before (setup/build.mjs). */
export const builtProgram = (source: string): string => (source === 'src/server/commands/main.ts' ? 'dist/app/main.js' : source)
