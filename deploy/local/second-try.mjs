import { jest } from '@jest/globals';

// A test that passes at the second try is named, and few are allowed (decision 19).
jest.retryTimes(1, { logErrorsBeforeRetry: true });
