/** In place of `graphql`, whose 129 files msw loads for each spec file. */
export const parse = (): never => {
  throw new Error('No spec speaks GraphQL.');
};
