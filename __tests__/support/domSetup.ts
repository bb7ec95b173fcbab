import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Importing a lazy page takes a busy machine longer than the default of 1 s.
configure({ asyncUtilTimeout: 10_000 });

// Jest keeps 100 frames of every error, and React creates one for each element that it renders.
Error.stackTraceLimit = 10;

afterEach(() => {
  // Each test is a new tab.
  sessionStorage.clear();
});
