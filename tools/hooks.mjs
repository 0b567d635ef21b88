import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { isExported, under } from './coverage.mjs'

const MODULE = /^ui\/([a-z]+\/[\w-]+)\.tsx?$/

/** The hooks that a statement exports, with the function that each is. */
function hooksIn(statement) {
  if (!isExported(statement)) return []
  const found = ts.isFunctionDeclaration(statement)
    ? [[statement.name?.text, statement]]
    : ts.isVariableStatement(statement)
      ? statement.declarationList.declarations.map(({ name, initializer }) => [name.text, initializer])
      : []
  return found.filter(([name, made]) => /^use[A-Z]/.test(name) && made && ts.isFunctionLike(made))
}

const textOf = (comment) => ts.getTextOfJSDocComment(comment) ?? ''
const inline = (text) =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/, ?([)}])/g, ' $1')
    .replaceAll('( ', '(')
    .replaceAll(' )', ')')

/** Each hook that `ui` exports: its name, module, parameters and result as written, comment, and examples. */
export function readHooks() {
  return under('ui', MODULE).flatMap((file) => {
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
    const [, module] = MODULE.exec(file)
    return source.statements.flatMap((statement) =>
      hooksIn(statement).map(([name, made]) => {
        const result = made.type ? `: ${made.type.getText()}` : ''
        const docs = ts.getJSDocCommentsAndTags(statement)
        return {
          name,
          module,
          signature: `${name}(${inline(made.parameters.map((each) => each.getText()).join(', '))})${inline(result)}`,
          about: docs
            .map(({ comment }) => textOf(comment))
            .join(' ')
            .replaceAll(/\s+/g, ' ')
            .trim(),
          examples: ts
            .getJSDocTags(statement)
            .filter(({ tagName }) => tagName.text === 'example')
            .map(({ comment }) => textOf(comment).replaceAll(/^```\w*\n|\n```$/g, '')),
        }
      }),
    )
  })
}
