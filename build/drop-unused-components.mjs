/**
 * A Vite plugin that lets the bundler leave out the components of React Router that the app doesn't use, such as `NavLink` and `Form`.
 * Two things in its built files prevent that: `forwardRef()` and `createContext()`, because the bundler has to assume that a call has
 * side effects, and the assignment of a `displayName`, which only React's developer tools read. It also turns off the warnings for
 * developers: the package has a production build that differs in this constant alone, but its exports name only the development build.
 */
export function dropUnusedComponents() {
  return {
    name: 'drop-unused-components',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/.*\.mjs$/ },
      // Changes no line numbers, so that the library's source map still fits.
      handler: (code) => ({
        code: code
          .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;')
          .replace(/^[\w$]+\.displayName = .*;$/gm, '')
          .replace(/(?<![\w$.])React\d*\.(?:forwardRef|createContext)\(/g, '/* @__PURE__ */ $&'),
        map: null,
      }),
    },
  }
}
