import { titles, type Path } from '../paths.ts'

export const pageTitle = (path: string) => titles[path as Path] ?? 'Not found'
