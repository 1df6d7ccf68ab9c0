/** What `npm start` runs, which `npm test` builds before the tests (setup/build.mjs), and what it gives Node (setup/server-process.mjs). */
export const BUILT_SERVER = 'dist/app/main.js'
export const NODE_ARGUMENTS = ['--disable-warning=ExperimentalWarning', '--enable-source-maps']
