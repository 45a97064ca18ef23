import { testPages } from './demo-testing/testPages';

testPages(1);
