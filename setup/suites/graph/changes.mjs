import { readModule } from './read-module.mjs'

/**
 * Returns the nodes of a module that are another than before: declarations whose source differs, and those that use an import which means
 * something else. Nothing for a change of comments, types or format: none of it runs.
 */
export function changedNodes(file, before, after) {
  const [old, current] = [readModule(file, before), readModule(file, after)]
  const isAnother = (name, map) => JSON.stringify(old[map].get(name)) !== JSON.stringify(current[map].get(name))
  const renamed = new Set([...current.imports.keys()].filter((name) => isAnother(name, 'imports')))
  const passedOn = [...current.exports.keys()].some((name) => isAnother(name, 'exports')) || `${old.loads}` !== `${current.loads}`
  return [...current.declarations]
    .filter(
      ([name, { source, names }]) =>
        passedOn || old.declarations.get(name)?.source !== source || [...names].some((each) => renamed.has(each)),
    )
    .map(([name]) => `${file}#${name}`)
}
