import { refusedFields } from '../http/body.ts'

export const noSuchRow = () => refusedFields({ before: 'before must be the _id of one of your own rows' })
