// The matchers that the test setup adds, for checking this remote alone.
import type {} from '@portfolio/testing/setup';
