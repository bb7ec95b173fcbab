import '@testing-library/jest-dom';

// Jest keeps 100 frames of every error, and React makes one for each element that it draws.
Error.stackTraceLimit = 10;

afterEach(() => {
  // Each test is a new tab.
  sessionStorage.clear();
});
