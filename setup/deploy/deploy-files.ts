import { globSync, readFileSync } from 'node:fs'
import { parseAllDocuments } from 'yaml'

const read = (file: string) => readFileSync(file, 'utf8')

/** Everything that is shipped to run the site with. */
export const DEPLOY_FILES = globSync('deploy/**/*.*').concat('deploy/Dockerfile')
/** The documents of a YAML file. @throws where it is none, or names a key twice */
export function documentsIn(file: string): Record<string, unknown>[] {
  return parseAllDocuments(read(file), { merge: true }).map((document) => {
    const [fault] = [...document.errors, ...document.warnings]
    if (fault) throw new Error(`${file}: ${fault.message}`)
    return document.toJS() as Record<string, unknown>
  })
}

type Environment = { env?: { name: string }[] }
type Manifest = { kind: string; data?: object; stringData?: object; spec?: { template?: { spec: { containers: Environment[] } } } }
type Compose = { services: Record<string, { image?: string; environment?: object }> }

/** Returns the environment variables that a file gives the app processes. */
export function variablesIn(file: string): string[] {
  if (file.endsWith('compose.yaml')) return composeVariables(file)
  if (file.startsWith('deploy/kubernetes/')) return documentsIn(file).flatMap((each) => manifestVariables(each as Manifest))
  const text = read(file)
  if (file.endsWith('Dockerfile')) return namesIn([...text.matchAll(/^ENV (.+)$/gm)])
  if (file.endsWith('.service')) return namesIn([...text.matchAll(/^Environment=(.+)$/gm)])
  return file.endsWith('.env') ? [...text.matchAll(/^([A-Z]\w*)=/gm)].map(([, name = '']) => name) : []
}

const namesIn = (lines: RegExpExecArray[]) => lines.flatMap(([, list = '']) => list.split(' ').map((each) => each.split('=')[0]!))

const composeVariables = (file: string) =>
  documentsIn(file)
    .flatMap((document) => Object.values((document as Compose).services))
    .filter(({ image }) => image === 'backdock')
    .flatMap(({ environment = {} }) => Object.keys(environment))

const manifestVariables = ({ data = {}, stringData = {}, spec }: Manifest) => [
  ...Object.keys({ ...data, ...stringData }),
  ...(spec?.template?.spec.containers ?? []).flatMap(({ env = [] }) => env.map(({ name }) => name)),
]

/** Returns the paths that health checks of a file ask for. */
export const healthPathsIn = (file: string): string[] => [...read(file).matchAll(/\/\w+z\b/g)].map(([path]) => path)
