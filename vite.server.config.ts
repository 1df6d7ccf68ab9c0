import { relative } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

const OUT = 'dist/app'

/** Has every module find what it reads beside itself, and what it starts, where its source is. */
const addressesOfSources: Plugin = {
  name: 'addresses-of-sources',
  transform(code, id) {
    if (!code.includes('import.meta.url') || id.includes('/node_modules/')) return null
    const source = relative(`${import.meta.dirname}/${OUT}`, id)
    return { code: code.replaceAll('import.meta.url', `new URL(${JSON.stringify(source)}, import.meta.url).href`), map: null }
  },
}

/** Packages of many small files, each of which would be found and read by itself, and what shares objects with them. */
const INSIDE = ['kysely', 'zod', 'fastify-type-provider-zod', 'libphonenumber-js', 'pg-boss', 'temporal-polyfill']

/** The server in a few files, which start in half the time (docs/decisions/0033-server-in-few-files.md). */
export default defineConfig({
  plugins: [addressesOfSources],
  publicDir: false,
  ssr: { noExternal: INSIDE },
  build: {
    ssr: true,
    outDir: OUT,
    minify: false,
    sourcemap: true,
    target: 'node24',
    rolldownOptions: {
      input: 'src/server/commands/main.ts',
      // The sources are there anyway; in the map, every process would keep their text: 10 MB.
      output: { chunkFileNames: '[name]-[hash].js', sourcemapExcludeSources: true },
    },
  },
})
